/** Stands in for the address of a picture. */
// eslint-disable-next-line no-restricted-exports -- an asset is imported by default in webpack, so here as well
export default 'picture.svg'
