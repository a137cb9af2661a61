/** The rules of the card, by which rows of a file are judged too. */
export {
  documentProblem,
  emptyForm,
  finishedPhone,
  phoneProblem,
  userForm,
  type UserField,
  type UserForm,
} from '../form.ts'
