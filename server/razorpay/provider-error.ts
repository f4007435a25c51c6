/** The provider did not do what was asked. */
export class ProviderError extends Error {
  /**
   * `away`: the outcome is unknown (late, unreachable, invalid reply). `locked`: it rejects our
   * keys. `refused`: it refused this request.
   */
  readonly kind: 'away' | 'locked' | 'refused';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
  }
}
