import { createHmac, timingSafeEqual } from 'node:crypto';

/** The provider's signature of a text or raw bytes: HMAC SHA-256 in hex. */
export function sign(content: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Whether a signature is the provider's, compared in constant time. */
export function isSigned(content: string | Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false;
  const right = Buffer.from(sign(content, secret));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The content that is signed for a paid order. */
export function orderContent(order: { orderId: string; paymentId: string }): string {
  return `${order.orderId}|${order.paymentId}`;
}
