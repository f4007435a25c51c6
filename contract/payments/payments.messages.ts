/** Texts of online payment (specification 2, section 8). */
export const PAYMENT_MESSAGES = {
  orderFailed: 'Failed to create Razorpay order.',
  sdkMissing: 'Razorpay SDK not loaded.',
  successful: 'Payment Successful!',
  verificationFailed: 'Payment verification failed. Contact support.',
  cancelled: 'Payment cancelled.',
  failed: 'The payment failed. Nothing was collected.',
  invalidAmount: 'The amount must be a whole number of paise above 0.',
  notTheBalance: 'The amount is not the balance of the bill.',
  tooSmall: 'Less than ₹1 cannot be paid online. Please take it in another way.',
  paidMeanwhile: 'This bill has been paid online already.',
  notSetUp: 'Online payment is not set up on this server.',
  notOffered: 'Online payment is not set up on this server. Please ask the person who runs it.',
  keysRefused:
    'The payment provider does not accept this server’s keys. The bill stays pending: please tell the person who runs the server.',
  providerAway:
    'The payment provider does not answer. The bill stays pending: please try again, or take the payment in another way.',
  notConfirmed:
    'The payment was made, but the provider does not answer. It is settled by itself as soon as it does: please do not pay again.',
  notCollected: 'The provider has not collected this payment. Please try again.',
  amountDiffers: 'More was collected than was due on the bill; the rest is being refunded.',
  refundFailed: 'The refund failed at the provider.',
  refundAsked: 'The refund is being sent again.',
  refundNotRefused: 'This refund does not need to be sent again.',
  retryFailed: 'The refund could not be sent again.',
  badSignature: 'The signature is not the payment provider’s.',
  unknownOutcome: 'The outcome is success or failure.',
  orderPaid: 'This order has been paid already.',
  subscriptionFailed: 'Failed to initiate Razorpay subscription',
  linkMissing: 'Failed to get Razorpay subscription link from backend.',
} as const;
