import type { Assumed } from './endpoint.ts'

/** A question that the documents leave open, and the assumption until it is answered. */
export type Gap = { question: string; assumed: string }

/** By gap id, as in the `assumed` marks of endpoints. */
export const gaps: Readonly<Record<string, Gap>> = {
  'S-11': {
    question: 'Where is it written that an application wants a captcha, and who checks the solution?',
    assumed:
      'The parameter `captchaApply` of type `LOGIN`, in rows of `key`, `value`, `type`; a proof of work (ALTCHA) from `/api/Captcha/Challenge`.',
  },
  'S-13': {
    question: 'What do the flags of a reset request mean?',
    assumed:
      '`isByUser`: `user` is a user name, chosen among several accounts. `isInvalidLinkScreen`: asked from the screen of a link that is not valid any more.',
  },
  'S-14': {
    question:
      'Where does the lookup for a reset list the accounts, and what does it answer when there is none?',
    assumed:
      '`usersInAccounts`, else `users`, with `username` or `userName`; none is a refusal with a message.',
  },
  'S-15': {
    question: 'Which call mails the code that resets a certificate, and what does the reset bring back?',
    assumed:
      'The e-mail check mails it, each code replacing the one before; the service limits its life and attempts. Once a code is confirmed the reset brings back the password that was assigned with the certificate.',
  },
  'S-16': {
    question:
      'How is the link for a first password told from the link for a reset, and what does a change send?',
    assumed: 'By `isUserActivation` in the body of its token; a change sends the old password as `password`.',
  },
  'S-17': {
    question: 'What says that a password was set, and when does a session follow?',
    assumed:
      'A10, A20 or `responseCode` 200; a `token` with `url` or `urlApp` where the application lets people straight in.',
  },
  'S-19': {
    question: 'What does sending the activation e-mail answer, and how often may it be asked for?',
    assumed: 'A10, or a refusal with a message; how often is the service’s own rule.',
  },
  'S-20': {
    question: 'With which status is an OTP link refused, and what does its token look like?',
    assumed: '200 with the code in `statusDetails[0]`; any text.',
  },
  'S-21': {
    question: 'What do the values of `option` mean when a token is checked?',
    assumed:
      'Absent: a login token from the address. `1`: the stored token. `2`: the token of a link. `apps` is the claim APPS, joined by commas.',
  },
  'S-22': {
    question: 'Which call gives a session its first refresh token, and what do calls without a token send?',
    assumed: 'The login answer carries `refreshToken`; without a token there is no `Authorization` header.',
  },
  'S-24': {
    question: 'Is a token revoked by PUT or by POST, and what does the call answer?',
    assumed: 'PUT; any JSON object with a status below 400 says that it is done.',
  },
  'S-25': {
    question: 'Which protocol does the session channel speak, and how does it know whose it is?',
    assumed:
      'The JSON protocol of SignalR over a websocket, without a token in its address; `validatesession` ties the connection id to the session.',
  },
  'S-26': {
    question:
      'What do the connect parameters of the identity provider answer, and who checks `state` and PKCE?',
    assumed:
      'Either `url`, or `authority` (the authorization endpoint), `clientId`, `redirectUri` and `scope`; `provider` is a name to show. The portal adds `state`, and a PKCE challenge where it builds the address; `codeVerifier` then goes with the code.',
  },
  'S-30': {
    question: "What stands after 'Ingresar con' on the button of the identity provider?",
    assumed: 'The field `provider` of the connect parameters.',
  },
  'S-33': {
    question: 'What are the paths of the calls whose path is not shown, and which service answers them?',
    assumed: 'The path written in the contract, on the authentication service.',
  },
  'S-34': {
    question:
      'What do `ip`, `Browser`, `TypeDeviceId` and `idSessionTab` of a sign-in hold, and `documentType` of one by certificate?',
    assumed:
      'Nothing (the service knows the address); name and major version; 1 desktop, 2 phone, 3 tablet; a random id of the tab. The `documentTypeId` as text; the field `code` of a document type says which one is PA.',
  },
  'S-36': {
    question: 'May the lookups show e-mail addresses?',
    assumed: 'They answer them masked and resolve the true one themselves.',
  },
  'S-35': {
    question: 'What is the token of GenerateToken for, and how does the application get it?',
    assumed:
      "It signs the person in to another application of the suite: the browser goes to that application's `urlApp` with the token as query parameter `token`. The body is UserName, Quantity 1, AppName and RefreshToken.",
  },
  'S-38': {
    question: 'For which data does a sign-in answer A20 instead of A10?',
    assumed: 'For a person who is led straight to an application; its address is `urlApp`.',
  },
  'G-03': {
    question: 'Which of the menu reads feeds which menu?',
    assumed:
      '`menu/list` with the header `userid` is the drawer; `GetMenuByUser` with the locations 2, 3 and 4 are the top bar, the user menu and the suite menu.',
  },
  'G-09': {
    question: 'From which number do the `pages` of the users list count, and how many rows has one?',
    assumed: 'From 0, ten rows each; `rows` is the number of all that match.',
  },
  'G-16': {
    question: 'Which values does `filterBy` take, and do they order or hide?',
    assumed:
      '`Activo`, `Inactivo`, `Mas reciente`, `Mas antiguo`; they order. Absent: the order of the service.',
  },
  'G-18': {
    question: 'Does `user/inactivate` send the present or the new state, and does it activate as well?',
    assumed: 'The new state, flat as `id` and `idstate`, both ways.',
  },
  'G-24': {
    question: 'What do the codes of `getuserexists` mean, and whom does a reactivation name?',
    assumed: 'A10 taken, A20 of a deleted user, anything else free; the `id` of the first of `users`.',
  },
  'G-27': {
    question:
      'Which companies does a save carry, and which does the list return for a user who does not exist yet?',
    assumed: 'The complete list with `principal` and `assigned`; `userid` 0 asks for a new user.',
  },
  'G-29': {
    question: 'Does a save carry all roles or those that changed, and is a shared role one or several?',
    assumed:
      'All, by `name` and `assigned`; a role is one thing by its name, in every application it counts in.',
  },
  'G-32': {
    question: 'What are the units of the durations for activation and reset called?',
    assumed:
      '`userActivateTokenTimeUnit` and `assignPasswordTokenTimeUnit`. Fields that the portal does not know go back untouched.',
  },
  'G-40': {
    question: 'How does a save of a role name what it gives in each application, and which call reads it?',
    assumed:
      '`application` is a list of `name`, `privilege` (names) and `isVisible`; an entry that is not sent is taken away. `privilege/list` with the header `rol` alone answers one row for each application of the role: `name`, `title`, `isVisible`, `privilegeCounter`; with `application` as well, its privileges there.',
  },
  'G-43': {
    question: 'Are the privileges of a menu item stored as a list or as text?',
    assumed: 'As a list of names; text joined by commas is read too.',
  },
  'G-47': {
    question: 'With which call and in which form does a logo travel?',
    assumed:
      '`menu/UploadImageMenu`, once for each logo; `ImageBase64` is base64 without the head of a data URL.',
  },
  'G-48': {
    question: 'Which call saves the items of the suite?',
    assumed:
      'They are the items of the menu of location 4: read by `GetMenuByApp`, saved by `Create` and `Modify` with `numberRows` 4. Logos can be left out.',
  },
  'G-49': {
    question: 'What does deleting a notification answer?',
    assumed: 'Words in `result`, as creating and changing one do.',
  },
  'G-50': {
    question: 'When is a notification executed, and what does a change of one answer then?',
    assumed:
      'When 23:59 of its day in Bogota has passed and its mails were handed over; only `stateName` says so. A change or removal is refused then.',
  },
  'G-51': {
    question: 'How is the moment of a notification written, and in which time zone?',
    assumed: '`YYYY-MM-DDT23:59:00` without a zone, meant in Bogota; of what is read only the day counts.',
  },
  'G-52': {
    question: 'How are several applications named in the header `apps`, and which templates follow?',
    assumed: 'Their ids, joined by commas; the templates that are enabled for all of them.',
  },
  'G-53': {
    question: 'What do the entries of `variables` look like, and where does a value stand?',
    assumed:
      'Text of the list of the template, each with `value`: a day as `YYYY-MM-DD`, true or false of a check; of a time `hour.value`, `minutes.value` and `complement.value`. A list that is no text is read too.',
  },
  'G-54': {
    question: 'Which of the fields that a user has twice counts, and what is the code of a document type?',
    assumed:
      '`idTypeUser`, else `typeuserid`; `countryId` and `countryCode` are both sent; `documentType` is the `documentTypeId`; `documentTypeAllowed` false hides a type.',
  },
  'G-55': {
    question: 'How do accents travel in a header?',
    assumed: 'Percent-encoded as UTF-8, in every header that carries a parameter.',
  },
  'G-56': {
    question:
      'Where in an answer are the records, and what does a read of one record answer when there is none?',
    assumed: 'Where the contract shows them, below `result` or at the top; null.',
  },
  'G-57': {
    question: 'What do the headers of the lists of roles and of privileges choose?',
    assumed:
      '`application` by name, all without it; `user` by id, who then says `assigned`; `rol` by id, whose applications are listed, or with `application` its privileges there.',
  },
  'G-61': {
    question: 'Where in the answer to a change are its code and its words?',
    assumed:
      'With any status, the code is the first of `informationCode`, `result.informationCode`, `result.code` and `code`, the text the first of `message`, `result.information`, `result.message` and `result`; a code other than A10 means that nothing was done.',
  },
  D19: {
    question: 'How is a change refused where `result` is only text?',
    assumed: 'With a status from 400 up. Below it the write was done, regardless of the text.',
  },
  D20: {
    question: 'Which application does an upload name, and what is its `relativePath` relative to?',
    assumed:
      'The `name` of the application; `/uploads/<id>.png` below the address of the security service, where anyone may read it.',
  },
  D23: {
    question: 'What does `menu/list` answer without `userid`?',
    assumed: 'All menus, each with `idapplication` and `idmenulocation`.',
  },
  D25: {
    question: 'Are the applications of a notification numbers or text?',
    assumed: 'A list of numbers is sent; text joined by commas is read too.',
  },
  D47: {
    question:
      'Is the link in a mail built from the host that the request named, or from `urlAssignPassword` of the application?',
    assumed:
      'From the host, the less secure option: an attacker who can choose it gets the token of the link. So nginx accepts only the names of the portal and overwrites every header about hosts. A link from `urlAssignPassword` would need no such trust.',
  },
  T73: {
    question: 'How does a service notice that two people change the same record at once?',
    assumed:
      'Not at all: the body has no version, and the last save wins. The portal reads the record again just before it saves, and asks when a field is not what it was; what changes between that read and the save stays unseen. A version in the body, or `modifiedon` sent back and a refusal when it has moved, would close the gap.',
  },
}

/** The ids in a mark: `S-22, S-33`. */
export function gapIds(mark: string | undefined): string[] {
  return mark === undefined ? [] : mark.split(',').map((id) => id.trim())
}

/** Every gap that a call depends on, in the order of the gaps. */
export function gapsOf({ call, outcomes = {}, fields = {} }: Assumed): string[] {
  const named = [call, ...Object.values(outcomes), ...Object.values(fields)].flatMap(gapIds)
  return [...new Set(named)].sort((a, b) => place(a) - place(b))
}

function place(id: string): number {
  return Object.keys(gaps).indexOf(id)
}
