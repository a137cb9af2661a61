import { useState, type ReactElement, type ReactNode } from 'react'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import type { FieldOption } from '#shared/ui/fieldOption.ts'
import { DateField } from '#shared/ui/DateField.tsx'
import type { FieldFrameProps } from '#shared/ui/FieldFrame.tsx'
import { LongSelectField } from '#shared/ui/LongSelectField.tsx'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { PictureField } from '#shared/ui/PictureField.tsx'
import { RadioField } from '#shared/ui/RadioField.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { ExampleForm } from './ExampleForm.tsx'
import { pageTexts, type PageTexts } from './pageTexts.ts'

type State = { key: string; frame: Partial<FieldFrameProps>; isFilled: boolean }

/** Every control in every state, on one page; `?language=` and `?scheme=` choose the rest. */
export function FieldsPage({
  language,
  scheme,
}: {
  language: 'es' | 'en' | 'pt'
  scheme: string
}): ReactElement {
  const texts = pageTexts[language]
  return (
    <main className="fields-page">
      <h1>{texts.title}</h1>
      <nav aria-label={texts.title}>
        {(['es', 'en', 'pt'] as const).map((one) => (
          <a key={one} href={`?language=${one}&scheme=${scheme}`} hrefLang={one}>
            {one}
          </a>
        ))}
        {['light', 'dark'].map((one) => (
          <a key={one} href={`?language=${language}&scheme=${one}`}>
            {one}
          </a>
        ))}
      </nav>
      <Controls texts={texts} />
      <section aria-labelledby="form">
        <h2 id="form">{texts.form}</h2>
        <ExampleForm texts={texts} />
      </section>
    </main>
  )
}

function Controls({ texts }: { texts: PageTexts }): ReactElement {
  const states = statesIn(texts)
  const few = optionsOf(5, texts.option)
  const many = optionsOf(1000, texts.option)
  const long = many.map(({ value, label }) => ({ value, label: `${label} ${texts.long}` }))
  const messages = { type: texts.pictureType, name: texts.pictureName, size: texts.pictureSize }
  const at = (name: string, { key, frame }: State): FieldFrameProps => ({
    label: `${name} · ${texts.states[key]}`,
    ...frame,
  })
  const limits = { min: '2025-11-21', max: '2027-12-31', today: '2025-11-21' }
  const rows: Record<string, (state: State) => ReactNode> = {
    several: (state) => (
      <Held start={state.isFilled ? ['2', '7', '11'] : []}>
        {(values, onChange) => (
          <MultiSelectField
            {...at(texts.several, state)}
            {...{ values, onChange }}
            options={state.key === 'long' ? long : many}
          />
        )}
      </Held>
    ),
    one: (state) => (
      <Held start={state.isFilled ? '700' : ''}>
        {(value, onChange) => (
          <LongSelectField
            {...at(texts.one, state)}
            {...{ value, onChange }}
            options={state.key === 'long' ? long : many}
          />
        )}
      </Held>
    ),
    few: (state) => (
      <Held start={state.isFilled ? '3' : ''}>
        {(value, onChange) => (
          <ChoiceSelect
            {...at(texts.few, state)}
            {...{ value, onChange }}
            options={few}
            placeholder={texts.few}
          />
        )}
      </Held>
    ),
    number: (state) => (
      <Held<number | null> start={state.isFilled ? 60 : null}>
        {(value, onChange) => (
          <NumberField
            {...at(texts.number, state)}
            disabledReason={state.key === 'disabled' ? texts.reason : undefined}
            {...{ value, onChange }}
            digits={6}
            min={-1}
            max={365}
            refusesZero
          />
        )}
      </Held>
    ),
    date: (state) => (
      <Held start={state.isFilled ? '2025-12-24' : ''}>
        {(value, onChange) => <DateField {...at(texts.date, state)} {...limits} {...{ value, onChange }} />}
      </Held>
    ),
    picture: (state) => (
      <Held<File | null> start={null}>
        {(file, onChange) => <PictureField {...at(texts.picture, state)} {...{ file, onChange, messages }} />}
      </Held>
    ),
    area: (state) => (
      <Held start={state.isFilled ? texts.long : ''}>
        {(value, onChange) => (
          <TextAreaField {...at(texts.area, state)} {...{ value, onChange }} limit={200} />
        )}
      </Held>
    ),
    radio: (state) => (
      <Held start={state.isFilled ? '1' : ''}>
        {(value, onChange) => (
          <RadioField {...at(texts.radio, state)} {...{ value, onChange }} options={few.slice(0, 3)} />
        )}
      </Held>
    ),
    switch: (state) => (
      <Held start={state.isFilled}>
        {(isOn, onChange) => <SwitchField {...at(texts.switch, state)} {...{ isOn, onChange }} />}
      </Held>
    ),
  }
  return (
    <>
      {Object.entries(rows).map(([name, row]) => (
        <section key={name} aria-label={name} className="fields-row">
          {[...states, ...(name === 'number' ? [disabled] : [])].map((state) => (
            <div key={state.key}>{row(state)}</div>
          ))}
        </section>
      ))}
    </>
  )
}

type HeldProps<T> = { start: T; children: (value: T, onChange: (value: T) => void) => ReactNode }

/** Keeps the value of one control. */
function Held<T>({ start, children }: HeldProps<T>): ReactNode {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

/** A number alone can be out of use for a reason. */
const disabled: State = { key: 'disabled', frame: {}, isFilled: true }

function statesIn(texts: PageTexts): State[] {
  return [
    { key: 'empty', frame: {}, isFilled: false },
    { key: 'filled', frame: { isRequired: true, hint: texts.help }, isFilled: true },
    { key: 'error', frame: { isRequired: true, error: texts.error }, isFilled: false },
    { key: 'long', frame: { hint: texts.long, error: texts.long }, isFilled: true },
  ]
}

function optionsOf(count: number, name: string): FieldOption[] {
  return Array.from({ length: count }, (_, at) => ({ value: String(at + 1), label: `${name} ${at + 1}` }))
}
