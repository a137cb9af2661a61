import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { grounds, isFaint, samplePixels } from './contrast.ts'
import { logoKinds, type LogoKind } from './logos.ts'

type LogoGroundsProps = {
  label: string
  kind: LogoKind
  /** The chosen file, or the URL of the stored picture. */
  picture: File | string
}

/** A logo in its real size on both backgrounds, with a warning about low contrast. */
export function LogoGrounds({ label, kind, picture }: LogoGroundsProps): ReactElement | null {
  const { t } = useTranslation('suiteItems')
  const src = useAddress(picture)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [faint, setFaint] = useState(false)
  const [isBroken, setBroken] = useState(false)

  async function judge(image: HTMLImageElement): Promise<void> {
    setSize({ width: image.naturalWidth, height: image.naturalHeight })
    const pixels = await samplePixels(typeof picture === 'string' ? image : picture)
    setFaint(pixels !== null && isFaint(pixels, grounds[kind]))
  }

  if (isBroken) return <p className="logo-note muted small breaks whole-row">{t('noLogo')}</p>
  if (src === null) return null
  return (
    <div className="logo-grounds">
      {logoKinds.map((ground) => (
        <figure className="stack gap-1" key={ground} data-ground={ground}>
          <span className="logo-ground middle">
            <img
              src={src}
              alt={t('onGround', { logo: label, ground: t(`groundNames.${ground}`) })}
              decoding="async"
              referrerPolicy="no-referrer"
              onLoad={ground === kind ? ({ currentTarget }) => void judge(currentTarget) : undefined}
              onError={() => setBroken(true)}
            />
          </span>
          <figcaption className="muted small breaks">{t(`grounds.${ground}`)}</figcaption>
        </figure>
      ))}
      <p className="logo-note muted small breaks whole-row" role="status">
        {size && <span>{t('trueSize', size)}</span>} {faint && <strong>{t('faint')}</strong>}
      </p>
    </div>
  )
}

/** URL of a picture; the object URL of a file is revoked on change (hardening T97). */
function useAddress(picture: File | string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (typeof picture === 'string') return
    const own = URL.createObjectURL(picture)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the URL must be revoked, so it is created here
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [picture])
  return typeof picture === 'string' ? picture : address
}
