/**
 * The class of each ingredient. Facts of public sources: the WHO ATC/DDD index (classes), the WHO
 * Model List of Essential Medicines (23rd list, 2023), the National List of Essential Medicines of
 * India 2022, and product labels (US FDA DailyMed, EMA).
 *
 * `twice`: two members in one order are `serious` or a `note`; null where that is usual treatment.
 * `cross`: an allergy to one member applies to all.
 */
export type DrugClass = {
  /** Singular and plural for a sentence. */
  readonly one: string;
  readonly many: string;
  readonly twice: 'serious' | 'note' | null;
  readonly cross?: true;
  readonly members: string;
};
