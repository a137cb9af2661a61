import { webcrypto } from 'node:crypto'
import { TestEnvironment } from 'jest-environment-jsdom'
import { quickStyles } from './quickStyles.ts'

/**
 * What browsers have and jsdom lacks, or has in a form that Node's `fetch` refuses. Never Node's MessageChannel: an
 * open port keeps jest from ending. Forms, blobs and files stay jsdom's, so that its elements accept them.
 */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  AbortController,
  AbortSignal,
  Uint8Array,
  ArrayBuffer,
  structuredClone,
}

const dialogs = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
}

/** The default environment of the tests: jsdom with the parts of the web platform that Node has and jsdom has not. */
// eslint-disable-next-line no-restricted-exports -- jest takes the environment from the default export
export default class JsdomEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, fromNode)
    this.global.getComputedStyle = quickStyles(this.global.getComputedStyle.bind(this.global))
    // jsdom has dialogs, but nothing that opens or closes them.
    Object.assign(this.global.HTMLDialogElement.prototype, dialogs)
    // Every browser of the console has popovers; jsdom neither opens nor closes them.
    Object.assign(this.global.HTMLElement.prototype, { popover: null })
    const { Blob, FileReader } = this.global
    Blob.prototype.arrayBuffer = function (this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result as ArrayBuffer)
        reader.onerror = () => reject(new Error('the blob cannot be read'))
        reader.readAsArrayBuffer(this)
      })
    }
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true })
  }
}
