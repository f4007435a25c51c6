import './letterhead.css';
import type { PaperHead } from '#contract/kernel/papers/paper-head.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { RunningHead } from '#web/ui/print/running-head.tsx';
import { useLogo } from '../logo/use-logo.ts';
import { usePaperChoice } from '../paper-choice.ts';
import { useLetterhead } from './use-letterhead.ts';

type LetterheadProps = {
  /** Rolls are never pre-printed. */
  size?: 'a4' | 'a5' | 'slip';
  /** The GSTIN of the day of the paper; absent: today's. */
  gstin?: string | null | undefined;
  /** The page of the paper's style sheet, where it is not the one of its size. */
  page?: 'lab-report';
  /** The clinic on the day of the paper; absent: today's. */
  seller?: PaperHead | undefined;
};

/**
 * The head of every print, as the first child of a `PrintPage`: the clinic's logo, name, address and numbers. On pre-printed
 * paper it leaves blank space instead. Each further sheet names the clinic.
 */
export function Letterhead({ size = 'a4', gstin: ofItsDay, seller, page }: LetterheadProps) {
  const { clinic_name } = useCurrentUser();
  const letterhead = useLetterhead();
  const logo = useLogo(seller);
  const { isPrePrinted, blankMm } = usePaperChoice();
  const name = seller?.name ?? letterhead?.name ?? clinic_name ?? '';
  const further = size !== 'slip' && <RunningHead size={page ?? size} text={name} at="right" />;
  if (isPrePrinted && size !== 'slip') {
    return (
      <div className="letterhead-room" style={{ height: `${blankMm}mm` }}>
        {further}
      </div>
    );
  }
  const { address, phone, email, registration } = seller ?? letterhead ?? {};
  const gstin = ofItsDay === undefined ? (seller ?? letterhead)?.gstin : ofItsDay;
  const reach = [phone, email].filter((text) => text !== null && text !== undefined);
  return (
    <header className="letterhead" data-size={size}>
      {further}
      {logo && <img className="letterhead-logo" src={logo} alt="" />}
      <div>
        <p className="letterhead-name">{name}</p>
        {registration && <p>{registration}</p>}
        {address && <p className="letterhead-address">{address}</p>}
        {reach.length > 0 && <p>{reach.join(' · ')}</p>}
        {gstin && <p>GSTIN {gstin}</p>}
      </div>
    </header>
  );
}

/** The clinic's footer line; left out on pre-printed paper. */
export function LetterheadFooter({
  size = 'a4',
  seller,
}: Pick<LetterheadProps, 'size' | 'seller'>) {
  const today = useLetterhead()?.footer;
  const footer = seller?.footer === undefined ? today : seller.footer;
  const { isPrePrinted } = usePaperChoice();
  if (!footer || (isPrePrinted && size !== 'slip')) return null;
  return <p className="letterhead-footer">{footer}</p>;
}
