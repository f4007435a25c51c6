import { SPREADSHEET_MESSAGES } from '../../kernel/spreadsheet.messages.ts';

/** Texts of the lab's catalogue (specification 1, sections 5 and 8). */
export const LAB_TEST_MESSAGES = {
  invalidPrice: 'The price must be an amount of at least 0 with at most 2 decimals.',
  required: 'Name and price are required.',
  noName: 'The name of the test is missing.',
  noPriceOfNew: 'A new test needs a price.',
  noPriceColumn: 'No column is the price. Choose it under “Check the columns”.',
  parameterName: 'Each parameter needs a name.',
  parameterTwice: 'Two parameters have the same name.',
  unknownType: 'The type must be Text, Number or Yes-No.',
  invalidDefault: 'The default value does not fit the type.',
  invalidRanges: 'The ranges must be a list.',
  tooManyRanges: 'A parameter can have at most 40 ranges.',
  invalidRangeSex: 'A range is for M, for F, or for both.',
  invalidRangeAge:
    'The ages of a range must be whole years from 0 to 150, months or days, the lower one first.',
  invalidBound: 'The limits of a range must be numbers with at most 6 decimals.',
  emptyRange: 'A range needs at least one limit.',
  rangeOrder: 'The low limit must be below the high one, and the critical limits outside of both.',
  invalidCritical: 'Critical limits look like < 7, > 20, or none.',
  unknownScale: 'Enter the unit: without a certain scale no result is reported as critical.',
  invalidLoinc: 'A LOINC code looks like 718-7.',
  invalidParameters: 'The parameters must be a list.',
  tooManyParameters: 'A test can have at most 60 parameters.',
  invalidReportOnly: 'Whether the report is a text must be true or false.',
  textHasNoValues: 'A test whose report is a text has no parameters.',
  unknownTest: 'A test of the panel is not in the catalogue.',
  panelTooLarge: 'A panel can have at most 40 tests.',
  panelEmpty: 'A panel needs at least one test.',
  panelTwice: 'A test is twice in the panel.',
  panelInPanel: 'A panel cannot contain another panel.',
  panelHasNoValues: 'A panel has no parameters and no text of its own: its tests have them.',
  notFound: 'Lab test not found.',
  changedMeanwhile: 'Somebody else has changed this test in the meantime.',
  noNameColumn: 'No column with the names of the tests was found.',
  isTotal: 'This looks like a total, not like a test.',
  isHeading: 'This looks like a heading, not like a test.',
  secondTable: SPREADSHEET_MESSAGES.secondTable,
  namedTwice: 'This test stands in the file twice.',
  confirmDeleteAll:
    'Are you sure you want to delete all lab tests of the catalogue? This action cannot be undone.',
  confirmDefaults:
    'This adds the tests that an outpatient clinic usually orders, with normal ranges and indicative prices. Tests whose name is there already stay as they are; one that you have under another name will be there twice.',
  empty: 'No lab tests found. Add one or import from Excel to get started.',
  noneFound: 'No lab test fits the search.',
  fetchFailed: 'Failed to fetch lab tests.',
  saveFailed: 'Failed to add/update lab test.',
  deleteFailed: 'Failed to delete lab test.',
  importFailed: 'Failed to import lab tests from Excel.',
  defaultsFailed: 'Failed to import default lab tests.',
  deleteAllFailed: 'Failed to delete all lab tests.',
  overviewFailed: 'Lab inventory error.',
  flagged: 'Results outside of this are flagged.',
  notFlagged: 'Shown on the report as it stands; results are not flagged.',
} as const;

export const labTestDeleted = (name: string) => `${name} was deleted.`;
export const testOfPanel = (test: string, panel: string) =>
  `${test} belongs to the panel ${panel}. Take it out of the panel first.`;
export const labTestsDeleted = (count: number) =>
  count === 1 ? '1 lab test was deleted.' : `${count} lab tests were deleted.`;
export const labTestAdded = (name: string) => `${name} was added.`;
export const labTestUpdated = (name: string) => `${name} was updated.`;
export const confirmDeleteLabTest = (name: string) =>
  `Are you sure you want to delete ${name}? This action cannot be undone.`;
