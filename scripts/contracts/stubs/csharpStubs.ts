import { generated, pascal, stubStates, type Field, type StubState } from './stubState.ts'

const types = { text: 'string', number: 'long', flag: 'bool' } as const

/** A C# class of all provider states, with what dispatches a state change to it; needs .NET 8 and nothing else. */
export function csharpStubs(): string {
  return `// ${generated}
#nullable enable
using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Threading.Tasks;

namespace AccountPortal.Contract;

/// <summary>What must be true before an interaction; a state that is not written yet fails, as it should.</summary>
public abstract class ProviderStates
{
${stubStates.map(method).join('\n\n')}

    /// <summary>Puts the data back as they were.</summary>
    public virtual Task PutBack() => Task.CompletedTask;

    /// <summary>Sets up a state by its name and answers its values; an unknown name is for a 400.</summary>
    public async Task<IReadOnlyDictionary<string, object>> SetUp(string state, IReadOnlyDictionary<string, JsonElement>? given)
    {
        var parameters = given ?? new Dictionary<string, JsonElement>();
        switch (state)
        {
${stubStates.map(branch).join('\n')}
            default:
                throw new ArgumentException($"There is no state '{state}'.");
        }
    }

${stubStates
  .filter(({ returns }) => returns.length > 0)
  .map(record)
  .join('\n\n')}

    private static NotImplementedException NotWritten(string state) => new($"The state '{state}' is not written yet.");

    private static string Text(IReadOnlyDictionary<string, JsonElement> given, string name, string otherwise) =>
        given.TryGetValue(name, out var value) ? value.ToString() : otherwise;

    private static long Number(IReadOnlyDictionary<string, JsonElement> given, string name, long otherwise) =>
        given.TryGetValue(name, out var value) ? value.GetInt64() : otherwise;

    private static bool Flag(IReadOnlyDictionary<string, JsonElement> given, string name, bool otherwise) =>
        given.TryGetValue(name, out var value) ? value.GetBoolean() : otherwise;
}
`
}

function declared(fields: readonly Field[], change: (name: string) => string): string {
  return fields.map(({ name, kind }) => `${types[kind]} ${change(name)}`).join(', ')
}

function method({ state, name, holds, params, returns }: StubState): string {
  const type = returns.length > 0 ? `Task<${name}Values>` : 'Task'
  const summary = holds.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `    /// <summary>${summary}</summary>
    public virtual ${type} ${name}(${declared(params, (one) => one)}) => throw NotWritten(${JSON.stringify(state)});`
}

function branch({ state, name, params, returns }: StubState): string {
  const given = params.map(
    ({ name: param, kind, value }) =>
      `${pascal(kind)}(parameters, ${JSON.stringify(param)}, ${JSON.stringify(value)})`,
  )
  const call = `await ${name}(${given.join(', ')})`
  const answer =
    returns.length > 0
      ? `return (${call}).Values();`
      : `${call};\n                return new Dictionary<string, object>();`
  return `            case ${JSON.stringify(state)}:\n                ${answer}`
}

function record({ name, returns }: StubState): string {
  const pairs = returns.map(({ name: value }) => `["${value}"] = ${pascal(value)}`).join(', ')
  return `    public sealed record ${name}Values(${declared(returns, pascal)})
    {
        public IReadOnlyDictionary<string, object> Values() => new Dictionary<string, object> { ${pairs} };
    }`
}
