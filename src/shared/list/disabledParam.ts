/** Rows whose field has this value are greyed out (TBL-14). */
export type DisabledParam<Row> = { [Field in keyof Row]-?: { field: Field; value: Row[Field] } }[keyof Row]

export function isGreyed<Row>(row: Row, { field, value }: DisabledParam<Row>): boolean {
  return row[field] === value
}
