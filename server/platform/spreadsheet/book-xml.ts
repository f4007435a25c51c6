import { escaped, FORMATS } from './cell-xml.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Lower ids are the predefined formats. */
const FIRST_FORMAT = 164;
const NAME_MAX = 31;

/** A sheet name that Excel accepts: at most 31 characters, and none of `[]:*?/\`. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, NAME_MAX);

function stylesXml(): string {
  const own = FORMATS.slice(1);
  const formats = own.map(
    (code, nth) => `<numFmt numFmtId="${FIRST_FORMAT + nth}" formatCode="${escaped(code)}"/>`,
  );
  const cells = own.map(
    (_code, nth) =>
      `<xf numFmtId="${FIRST_FORMAT + nth}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${formats.join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${plain}/></cellStyleXfs><cellXfs count="${FORMATS.length}">${plain} xfId="0"/>${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** The parts of a workbook besides its sheets: contents, names and number formats. */
export function bookParts(
  names: readonly string[],
): readonly (readonly [path: string, xml: string])[] {
  const each = (of: (nth: number, name: string) => string) =>
    names.map((name, nth) => of(nth + 1, name)).join('');
  const sheets = each(
    (nth, name) => `<sheet name="${escaped(sheetName(name))}" sheetId="${nth}" r:id="rId${nth}"/>`,
  );
  const types = each(
    (nth) =>
      `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const relations = each(
    (nth) =>
      `<Relationship Id="rId${nth}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nth}.xml"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${types}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELS}">${relations}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml()],
  ];
}
