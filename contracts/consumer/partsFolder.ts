/** Where each interaction is written alone, from the project's root; merged into `contracts/pacts` afterwards. */
export const partsFolder = '.cache/pact-parts'
