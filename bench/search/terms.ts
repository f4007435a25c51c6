export type Query = { search: string } & Record<string, string | number>;

/** Search terms by kind. */
export const searchTerms = (rare: readonly string[]): Record<string, readonly Query[]> => ({
  'common name': ['kumar', 'sharma', 'ramesh', 'abdul'].map((search) => ({ search })),
  'rare name': ['zoe', 'अनि', ...rare].map((search) => ({ search })),
  'two letters': ['ku', 'sh', 'ra', 'ma'].map((search) => ({ search })),
  'two letters, by name': ['ku', 'sh', 'ra', 'ma'].map((search) => ({
    search,
    sortBy: 'name',
    sortOrder: 'asc',
    limit: 10,
  })),
  'two words': ['ra ku', 'sunita sh', 'nair ra', 'kumar ab'].map((search) => ({ search })),
  'a whole name': [{ search: 'ramesh kumar' }, { search: 'kumar r', sortBy: 'name' }],
  'one gender': ['ra', 'kumar'].map((search) => ({ search, gender: 'F' })),
  'a deep page': ['ra', 'sh'].map((search) => ({ search, page: 200, sortBy: 'name' })),
  'two digits': ['98', '43'].map((search) => ({ search })),
  'part of a phone': ['987', '98765', '4321'].map((search) => ({ search })),
  token: ['1', '4242', '00077'].map((search) => ({ search })),
  'near spelling': ['laxmii', 'rammesh', 'sharmma', 'kumarr prya'].map((search) => ({ search })),
  'no match': ['qqqq', 'xyzzy wq', '%'].map((search) => ({ search })),
});
