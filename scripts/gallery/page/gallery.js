const { themes, views } = await (await fetch('/__gallery/data.json')).json()
const form = document.getElementById('choice')
const { theme, view, language, rows } = form.elements
const looks = document.getElementById('looks')
const widths = [1280, 390]

theme.append(...themes.map(({ key }) => new Option(key, key)))
view.append(...views.map(({ key, title }) => new Option(title, key)))

/** Every frame has an origin of its own, and with it a storage and a world of the mock. */
function addressOf(look, width) {
  const { product, tenant } = themes.find(({ key }) => key === look.theme)
  const labels = [`${look.view}--${look.language}--${width}`, ...(tenant ? [tenant] : []), product]
  return `//${labels.join('.')}.${location.host}/__gallery/stage.html`
}

function shownLooks() {
  const one = { theme: theme.value, view: view.value, language: language.value }
  switch (rows.value) {
    case 'languages':
      return [...language.options].map(({ value }) => ({ ...one, language: value }))
    case 'themes':
      return themes.map(({ key }) => ({ ...one, theme: key }))
    case 'views':
      return views.map(({ key }) => ({ ...one, view: key }))
    default:
      return [one]
  }
}

const fitting = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    target.style.setProperty('--scale', String(contentRect.width / Number(target.dataset.width)))
})

function frame(look, name, width) {
  const box = document.createElement('div')
  box.className = 'frame'
  box.dataset.width = String(width)
  const inside = document.createElement('iframe')
  inside.title = `${name}, ${width} wide`
  inside.loading = 'lazy'
  inside.src = addressOf(look, width)
  box.append(inside)
  fitting.observe(box)
  return box
}

function row(look) {
  const { title } = views.find(({ key }) => key === look.view)
  const name = `${title} · ${look.theme} · ${look.language}`
  const section = document.createElement('section')
  section.className = 'look'
  const heading = document.createElement('h2')
  heading.textContent = name
  const pair = document.createElement('div')
  pair.className = 'pair'
  pair.append(...widths.map((width) => frame(look, name, width)))
  section.append(heading, pair)
  return section
}

function show() {
  const choice = new URLSearchParams(new FormData(form))
  history.replaceState(null, '', `?${choice}`)
  fitting.disconnect()
  looks.replaceChildren(...shownLooks().map(row))
}

/** Another theme speaks its own language first, as it does to its people. */
function speakFirst() {
  language.value = themes.find(({ key }) => key === theme.value).language
}

function step(by) {
  view.selectedIndex = (view.selectedIndex + by + view.options.length) % view.options.length
  show()
}

for (const [name, value] of new URLSearchParams(location.search))
  if (form.elements[name]?.options) form.elements[name].value = value
for (const select of [theme, view, language, rows]) if (select.selectedIndex < 0) select.selectedIndex = 0
theme.addEventListener('change', speakFirst)
form.addEventListener('change', show)
document.getElementById('previous').addEventListener('click', () => step(-1))
document.getElementById('next').addEventListener('click', () => step(1))
show()
