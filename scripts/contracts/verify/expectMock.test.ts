/** @jest-environment node */
import { listenLocally } from '../listenLocally.ts'
import { expectMock } from './expectMock.ts'

it('lets a mock pass, and tells a service without states and one that is not there what is wrong', async () => {
  const asked: string[] = []
  const serve = (status: number) =>
    listenLocally(async (req, res) => {
      asked.push(req.url ?? '')
      await Promise.resolve()
      res.writeHead(status).end('{}')
    })
  const [mock, service] = [await serve(200), await serve(404)]
  await expect(expectMock(mock.url)).resolves.toBeUndefined()
  await expect(expectMock(service.url)).rejects.toThrow('--states URL')
  await service.close()
  await expect(expectMock(service.url)).rejects.toThrow('Nobody answers at')
  expect(asked).toEqual(['/__mock/v1/health', '/__mock/v1/health'])
  await mock.close()
})
