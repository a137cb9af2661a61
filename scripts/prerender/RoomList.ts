import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler } from 'webpack'
import { earlyRooms, type Rooms } from './earlyRooms.ts'

/** Where the page has the script. */
const place = '__EARLY_ROOMS__'

/**
 * Writes into the page which files the rooms of the console are made of. A room is a chunk that is named for its address:
 * `console`, `console-users` for /users, `console-users-card` for /users/42.
 */
export class RoomList {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RoomList', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).afterTemplateExecution.tap('RoomList', (page) => {
        if (!page.html.includes(place)) throw new Error(`The page has no ${place}.`)
        return { ...page, html: page.html.replace(place, () => earlyRooms(roomsOf(compilation))) }
      })
    })
  }
}

function roomsOf({ namedChunkGroups }: Compilation): Rooms {
  const rooms = [...namedChunkGroups].filter(([name]) => /^console(-|$)/.test(name))
  if (!namedChunkGroups.has('console')) throw new Error('No chunk is named console.')
  return Object.fromEntries(rooms.map(([name, room]) => [name, room.getFiles().map((file) => `/${file}`)]))
}
