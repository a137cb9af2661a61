import { camel, generated, stubStates, type Field, type StubState } from './stubState.ts'

const types = { text: 'String', number: 'long', flag: 'boolean' } as const
const readers = { text: 'text', number: 'number', flag: 'flag' } as const

/** A Java interface of all provider states, with what dispatches a state change to it; needs Java 17 and nothing else. */
export function javaStubs(): string {
  return `// ${generated}
package accountportal.contract;

import java.util.LinkedHashMap;
import java.util.Map;

/** What must be true before an interaction; a state that is not written yet fails, as it should. */
public interface ProviderStates {

${stubStates.map(method).join('\n\n')}

  /** Puts the data back as they were. */
  default void putBack() {}

  /** Sets up a state by its name and answers its values; an unknown name is for a 400. */
  static Map<String, Object> setUp(ProviderStates states, String state, Map<String, ?> params) {
    return switch (state) {
${stubStates.map(branch).join('\n')}
      default -> throw new IllegalArgumentException("There is no state '" + state + "'.");
    };
  }

${stubStates
  .filter(({ returns }) => returns.length > 0)
  .map(record)
  .join('\n\n')}

  private static UnsupportedOperationException notWritten(String state) {
    return new UnsupportedOperationException("The state '" + state + "' is not written yet.");
  }

  private static String text(Map<String, ?> params, String name, String otherwise) {
    Object value = params.get(name);
    return value == null ? otherwise : value.toString();
  }

  private static long number(Map<String, ?> params, String name, long otherwise) {
    Object value = params.get(name);
    return value == null ? otherwise : (long) Double.parseDouble(value.toString());
  }

  private static boolean flag(Map<String, ?> params, String name, boolean otherwise) {
    Object value = params.get(name);
    return value == null ? otherwise : Boolean.parseBoolean(value.toString());
  }

  private static Map<String, Object> values(Object... pairs) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (int at = 0; at < pairs.length; at += 2) values.put((String) pairs[at], pairs[at + 1]);
    return values;
  }
}
`
}

function declared(fields: readonly Field[]): string {
  return fields.map(({ name, kind }) => `${types[kind]} ${name}`).join(', ')
}

function method({ state, name, holds, params, returns }: StubState): string {
  const type = returns.length > 0 ? name : 'void'
  return `  /** ${holds} */
  default ${type} ${camel(name)}(${declared(params)}) {
    throw notWritten(${text(state)});
  }`
}

function branch({ state, name, params, returns }: StubState): string {
  const given = params.map(
    ({ name: param, kind, value }) =>
      `${readers[kind]}(params, ${text(param)}, ${typeof value === 'string' ? text(value) : String(value)})`,
  )
  const call = `states.${camel(name)}(${given.join(', ')})`
  if (returns.length === 0)
    return `      case ${text(state)} -> {\n        ${call};\n        yield Map.of();\n      }`
  return `      case ${text(state)} -> ${call}.values();`
}

function record({ name, returns }: StubState): string {
  const pairs = returns.map(({ name: value }) => `${text(value)}, ${value}`).join(', ')
  return `  record ${name}(${declared(returns)}) {
    Map<String, Object> values() {
      return ProviderStates.values(${pairs});
    }
  }`
}

/** JSON escapes as Java does. */
function text(value: string): string {
  return JSON.stringify(value)
}
