import ts from 'typescript'

/** Fields of an endpoint that only the mock, the pacts and the documents read. */
const unread = new Set(['example', 'outcomes', 'assumed'])

/**
 * For `getCustomTransformers` of ts-loader: empties the examples of `endpoint({ … })`, so that the portal is delivered
 * without sample data, the token in it included. Types are checked elsewhere, on the full text.
 */
export function withoutExamples(context: ts.TransformationContext): (file: ts.SourceFile) => ts.SourceFile {
  const { factory } = context
  const emptied = (property: ts.ObjectLiteralElementLike): ts.ObjectLiteralElementLike =>
    property.name && ts.isIdentifier(property.name) && unread.has(property.name.text)
      ? factory.createPropertyAssignment(property.name, factory.createObjectLiteralExpression())
      : property

  function visit(node: ts.Node): ts.Node {
    const [argument] = ts.isCallExpression(node) ? node.arguments : []
    const isEndpoint =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'endpoint'
    if (isEndpoint && argument && ts.isObjectLiteralExpression(argument)) {
      const spec = factory.createObjectLiteralExpression(argument.properties.map(emptied), true)
      return factory.updateCallExpression(node, node.expression, node.typeArguments, [spec])
    }
    return ts.visitEachChild(node, visit, context)
  }
  return (file) => ts.visitEachChild(file, visit, context)
}
