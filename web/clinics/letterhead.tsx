import './letterhead.css';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useLogo } from './logo/use-logo.ts';
import { usePaperChoice } from './paper-choice.ts';
import { useLetterhead } from './use-letterhead.ts';

type LetterheadProps = {
  /** Rolls are never pre-printed. */
  size?: 'a4' | 'a5' | 'slip';
  /** The GSTIN of the day of the paper; absent: today's. */
  gstin?: string | null | undefined;
};

/**
 * The head of every print, as the first child of a `PrintPage`: the clinic's logo, name, address and numbers. On pre-printed
 * paper it leaves blank space instead.
 */
export function Letterhead({ size = 'a4', gstin: ofItsDay }: LetterheadProps) {
  const { clinic_name } = useCurrentUser();
  const letterhead = useLetterhead();
  const logo = useLogo();
  const { isPrePrinted, blankMm } = usePaperChoice();
  if (isPrePrinted && size !== 'slip') {
    return <div className="letterhead-room" style={{ height: `${blankMm}mm` }} />;
  }
  const { address, phone, email, registration } = letterhead ?? {};
  const gstin = ofItsDay === undefined ? letterhead?.gstin : ofItsDay;
  const reach = [phone, email].filter((text) => text !== null && text !== undefined);
  return (
    <header className="letterhead" data-size={size}>
      {logo && <img className="letterhead-logo" src={logo} alt="" />}
      <div>
        <p className="letterhead-name">{letterhead?.name ?? clinic_name}</p>
        {registration && <p>{registration}</p>}
        {address && <p className="letterhead-address">{address}</p>}
        {reach.length > 0 && <p>{reach.join(' · ')}</p>}
        {gstin && <p>GSTIN {gstin}</p>}
      </div>
    </header>
  );
}

/** The clinic's footer line; left out on pre-printed paper. */
export function LetterheadFooter({ size = 'a4' }: Pick<LetterheadProps, 'size'>) {
  const footer = useLetterhead()?.footer;
  const { isPrePrinted } = usePaperChoice();
  if (!footer || (isPrePrinted && size !== 'slip')) return null;
  return <p className="letterhead-footer">{footer}</p>;
}
