/** The provider of online payments; `none` without keys and without the sandbox. */
export type PaymentProvider =
  | {
      readonly name: 'razorpay';
      readonly keyId: string;
      readonly keySecret: string;
      readonly webhookSecret: string;
      readonly baseUrl: string;
      /** The timeout, if not the default. */
      readonly timeoutMs?: number;
    }
  | { readonly name: 'sandbox' }
  | { readonly name: 'none' };
