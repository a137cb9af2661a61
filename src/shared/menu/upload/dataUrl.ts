/** A file as a data URL (ENT-44), encoded asynchronously by the browser. */
export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('the file cannot be read any more'))
    reader.readAsDataURL(file)
  })
}

/** The base64 part of a data URL (G-47). */
export function base64Of(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1)
}
