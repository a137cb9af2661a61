declare module 'json-server' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Next = (error?: unknown) => void
  type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void

  export type Application = Middleware & {
    use: ((middleware: Middleware) => Application) & ((path: string, middleware: Middleware) => Application)
    disable: (setting: string) => Application
  }

  const jsonServer: {
    create: () => Application
    router: (collections: Record<string, object>) => Middleware
  }
  export default jsonServer
}
