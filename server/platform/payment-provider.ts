/** Who collects what is paid online; `none` when there are no keys and no sandbox either. */
export type PaymentProvider =
  | {
      readonly name: 'razorpay';
      readonly keyId: string;
      readonly keySecret: string;
      readonly webhookSecret: string;
      readonly baseUrl: string;
      /** How long an answer is waited for, when it is not the usual time. */
      readonly timeoutMs?: number;
    }
  | { readonly name: 'sandbox' }
  | { readonly name: 'none' };
