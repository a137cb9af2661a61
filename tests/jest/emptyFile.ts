/** Stands in for stylesheets. */
export {}
