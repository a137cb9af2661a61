/** @jest-environment node */
import * as z from 'zod/mini'
import { endpoints } from '#contracts/index.ts'

type Properties = Record<string, { type?: string; anyOf?: unknown[]; enum?: unknown[]; const?: unknown }>

/** The fields in the sign-in document's table of calls, in its order: of the body, else of the headers. */
const listed: Record<string, string> = {
  login: 'user password appname ip Browser TypeDeviceId idSessionTab page tokenCaptcha',
  resetPassword: 'user appname isInvalidLinkScreen isByUser',
  getUserForReset: 'user appname isByUser',
  assignPassword: 'user password token appname isUserActivation',
  changePassword: 'user password newpassword appname',
  sendActivationEmail: 'userName appName',
  validateToken: 'user token option currentApp apps',
  refreshToken: 'RefreshToken UserName Appname',
  generateToken: 'UserName Quantity AppName RefreshToken',
  revokeToken: 'UserName Quantity AppName RefreshToken',
  getAccountsByDocument: 'documentType documentNumber',
  resetPasswordCertificate: 'UserName',
  oidcToken: 'code tenant appName tenantLanguage',
  oidcConnectParameters: 'appName tenant tenantLanguage',
  validateOtpMail: 'token',
  validateEmail: 'Email',
  validateEmailCode: 'Email OtpCode',
  getVersion: 'appName tenant tenantLanguage',
  getParameters: 'appName parameterType',
  getMaintenanceWindow: 'appName',
  getFreeTrial: 'appName',
  validateSession: 'connectionId',
}

/** Fields beyond the table: S-26 adds the proof for an address that the portal built. */
const added: Record<string, string[]> = { oidcToken: ['codeVerifier'] }

function fieldsOf(schema: z.ZodMiniType): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
}

describe('the payload of a call', () => {
  it.each(Object.entries(listed))(
    '%s has the listed fields, each with a type and an example [CAL-03]',
    (id, names) => {
      const { body, headers, example } = endpoints.find((endpoint) => endpoint.id === id)!
      const isInBody = fieldsOf(body).length > 0
      const { properties } = z.toJSONSchema(isInBody ? body : headers, { io: 'input' })
      const fields = properties as Properties
      expect(Object.keys(fields).sort()).toEqual([...names.split(' '), ...(added[id] ?? [])].sort())
      for (const schema of Object.values(fields))
        expect(schema.type ?? schema.anyOf ?? schema.enum ?? schema.const).toBeDefined()
      expect(Object.keys((isInBody ? example.body : example.headers) as object)).not.toEqual([])
    },
  )
})
