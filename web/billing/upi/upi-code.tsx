import './upi.css';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { useQrCode } from './use-qr-code.ts';
import { type UpiPayment, useUpiLink } from './use-upi-link.ts';

/** The QR code that pays the clinic by UPI; renders nothing for a clinic without a UPI id. */
export function UpiCode(payment: UpiPayment) {
  const upi = useUpiLink(payment);
  const code = useQrCode(upi?.link ?? null);
  if (!upi) return null;
  const amount = formatMoney(payment.amount);
  return (
    <figure className="upi-code">
      <div className="upi-code-image">
        {code && <img src={code} alt={`UPI QR code: ${amount} to ${upi.id}`} />}
      </div>
      <figcaption>
        <strong className="ui-tabular">{amount}</strong>
        <span>{payment.note}</span>
        <span>{upi.id}</span>
      </figcaption>
    </figure>
  );
}
