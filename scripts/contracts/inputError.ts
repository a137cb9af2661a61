/** What is wrong with what was given, in a sentence for whoever gave it. */
export class InputError extends Error {}
