import * as shapes from '../icons/consoleShapes.ts'
import { icon } from './icons.tsx'

/** Icons that the sign-in does without; apart from the others so that its first load is, too. */
export const SearchIcon = icon(shapes.search)
export const TrashIcon = icon(shapes.trash)
export const PlusIcon = icon(shapes.plus)
export const DownloadIcon = icon(shapes.download)
export const FirstIcon = icon(shapes.first)
export const LastIcon = icon(shapes.last)
export const CalendarIcon = icon(shapes.calendar)
export const QuestionIcon = icon(shapes.question)
export const ColumnsIcon = icon(shapes.columns)
export const CopyIcon = icon(shapes.copy)
export const EditIcon = icon(shapes.edit)
export const MoreIcon = icon(shapes.more)
export const PowerIcon = icon(shapes.power)
export const UpIcon = icon(shapes.up)
export const DownIcon = icon(shapes.down)
export const InwardIcon = icon(shapes.inward)
export const OutwardIcon = icon(shapes.outward)
export const UndoIcon = icon(shapes.undo)
export const GripIcon = icon(shapes.grip)
