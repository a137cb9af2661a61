/** `breaks`: a service that keeps the old contracts may not keep the new ones. `open`: it would, but rests on a question. */
export type Weight = 'breaks' | 'open' | 'tells'
export type Change = { call: string; where: string; weight: Weight; text: string }
