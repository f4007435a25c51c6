/** The provider did not do what it was asked. */
export class ProviderError extends Error {
  /**
   * `away`: nothing is known of what it did (late, unreachable, rubbish). `locked`: it does not accept
   * our keys. `refused`: it said no to this very request.
   */
  readonly kind: 'away' | 'locked' | 'refused';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
  }
}
