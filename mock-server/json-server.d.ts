declare module 'json-server' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Next = (error?: unknown) => void
  export type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void

  type Route = (path: string, middleware: Middleware) => Application

  export type Application = Middleware & {
    use: ((middleware: Middleware) => Application) & ((path: string, middleware: Middleware) => Application)
    get: Route
    post: Route
    put: Route
    disable: (setting: string) => Application
  }

  const jsonServer: {
    create: () => Application
    router: (collections: Record<string, object>) => Middleware
  }
  export default jsonServer
}
