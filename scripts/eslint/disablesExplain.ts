import type { Rule } from 'eslint'

/** An ignore carries its sentence: `eslint-disable-next-line rule -- why`. */
export const disablesExplain: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { explain: "Say why this rule is ignored here: '{{ directive }} <rule> -- <reason>'." },
  },
  create(context) {
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) {
          const [directive] = /^\s*eslint-disable\S*/.exec(value) ?? []
          if (directive && loc && !/\s--\s+\S/.test(value))
            context.report({ loc, messageId: 'explain', data: { directive: directive.trim() } })
        }
      },
    }
  },
}
