/** Replaces style sheets. */
export {}
