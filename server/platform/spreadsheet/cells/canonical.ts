import type { Cell } from '../parse-sheet.ts';
import { HINGLISH } from './hinglish.ts';
import { REGIONAL } from './regional.ts';

/** Short forms in headings, each with its word. */
const SHORT: Readonly<Record<string, string>> = {
  ...HINGLISH,
  ...REGIONAL,
  ...{
    stk: 'stock',
    stocks: 'stock',
    qnty: 'qty',
    quan: 'qty',
    quantity: 'qty',
    qunty: 'qty',
    qnt: 'qty',
  },
  ...{ quantities: 'qty', qtty: 'qty', qty: 'qty', quant: 'qty', qt: 'qty' },
  ...{ cl: 'closing', clos: 'closing', closng: 'closing', clsg: 'closing', clg: 'closing' },
  ...{ cls: 'closing', close: 'closing', clo: 'closing', bal: 'balance', blnc: 'balance' },
  ...{ op: 'opening', opn: 'opening', open: 'opening', opng: 'opening', opg: 'opening' },
  ...{ pur: 'purchase', purch: 'purchase', purc: 'purchase', prch: 'purchase', buying: 'buy' },
  ...{ purchased: 'purchase', rt: 'rate', rates: 'rate', prc: 'price', prices: 'price' },
  ...{ amt: 'amount', amnt: 'amount', val: 'value', dt: 'date', dte: 'date', selling: 'sell' },
  ...{ sales: 'sale', sold: 'sale', sal: 'sale', sl: 'sl', exp: 'expiry', expy: 'expiry' },
  ...{
    expires: 'expiry',
    expiration: 'expiry',
    expiring: 'expiry',
    expd: 'expiry',
    expr: 'expiry',
  },
  ...{ xpiry: 'expiry', expry: 'expiry', num: 'no', number: 'no', nbr: 'no', btch: 'batch' },
  ...{ bat: 'batch', bch: 'batch', bt: 'batch', lot: 'batch', mfgr: 'mfr', manufacturer: 'mfr' },
  ...{ manufactured: 'mfr', mfd: 'mfr', mfg: 'mfr', manuf: 'mfr', mnf: 'mfr', mft: 'mfr' },
  ...{ manufacturing: 'mfr', manufacture: 'mfr', maker: 'mfr', marketer: 'mfr', marketed: 'mfr' },
  ...{ comp: 'company', co: 'company', comapny: 'company', prod: 'product', prdt: 'product' },
  ...{ prd: 'product', products: 'product', med: 'drug', medicine: 'drug', medicines: 'drug' },
  ...{ drugs: 'drug', medication: 'drug', meds: 'drug', itm: 'item', items: 'item', desc: 'desc' },
  ...{ descr: 'desc', description: 'desc', descp: 'desc', disc: 'discount', dis: 'discount' },
  ...{ recd: 'received', rcvd: 'received', rec: 'received', recieved: 'received', rcd: 'received' },
  ...{ receipt: 'received', receipts: 'received', inward: 'received', delivered: 'received' },
  ...{ supp: 'supplier', supl: 'supplier', vendor: 'supplier', distributor: 'supplier' },
  ...{ wholesaler: 'supplier', party: 'supplier', stockist: 'supplier', nm: 'name' },
  ...{ tot: 'total', ttl: 'total', avl: 'available', avail: 'available', curr: 'current' },
  ...{
    cur: 'current',
    present: 'current',
    pkg: 'pack',
    packing: 'pack',
    pkng: 'pack',
    pck: 'pack',
  },
  ...{ packaging: 'pack', pkt: 'pack', pkd: 'pack', phy: 'physical' },
  ...{ actual: 'physical', counted: 'physical', max: 'max', maximum: 'max', minimum: 'min' },
  ...{ shelf: 'rack', bin: 'rack', location: 'rack', loc: 'rack', almirah: 'rack' },
  ...{ particular: 'particulars', perticulars: 'particulars', generics: 'generic' },
  ...{ composition: 'generic', salt: 'generic', content: 'generic', contents: 'generic' },
  ...{ molecule: 'generic', ingredients: 'generic', piece: 'pcs', pieces: 'pcs', pc: 'pcs' },
  ...{ tablets: 'tabs', tab: 'tabs', tablet: 'tabs', strip: 'strips', units: 'units' },
  ...{ utgst: 'sgst', tax: 'gst', vat: 'gst', hsncode: 'hsn' },
  ...{ revised: 'new', rev: 'new', latest: 'new', previous: 'old', prev: 'old', existing: 'old' },
  ...{ earlier: 'old', customer: 'consumer', public: 'consumer', tests: 'test' },
  ...{ investigations: 'investigation', tarrif: 'tariff', tariffs: 'tariff' },
  ...{ नाम: 'name', दवा: 'drug', दवाई: 'drug', औषध: 'drug', मात्रा: 'qty', स्टॉक: 'stock' },
  ...{ समाप्ति: 'expiry', तिथि: 'date', जाँच: 'test', जांच: 'test', जाच: 'test', शुल्क: 'price' },
  ...{ सं: 'no', क्रम: 'sr', क्र: 'sr', क्रमांक: 'sr', शेष: 'balance', कंपनी: 'company' },
  ...{
    मूल्य: 'price',
    कीमत: 'price',
    दर: 'rate',
    बैच: 'batch',
    एक्सपायरी: 'expiry',
    विक्रय: 'sale',
    बिक्री: 'sale',
    खरीद: 'purchase',
    क्रय: 'purchase',
    नं: 'no',
    रैक: 'rack',
    औषधि: 'drug',
    परीक्षण: 'test',
    राशि: 'amount',
    नमूना: 'sample',
    उपलब्ध: 'available',
    अवसान: 'expiry',
    अधि: 'अधिकतम',
    // Marathi.
    औषधाचे: 'drug',
    नाव: 'name',
    शिल्लक: 'balance',
    साठा: 'stock',
    खरेदी: 'purchase',
    विक्री: 'sale',
    किंमत: 'price',
    मुदत: 'expiry',
    का: 'of',
    की: 'of',
    के: 'of',
  },
};
const DROPPED = new Set([
  'rs',
  'inr',
  're',
  'rupees',
  'in',
  'of',
  'the',
  'as',
  'on',
  'incl',
  'all',
  'per',
  'wef',
]);

/**
 * A heading in canonical words: `M.R.P. (₹)`, `mrp Rs` and `MRP` are one, and `Cl. Stk` is
 * `closing stock`.
 */
export function canonical(heading: Cell): string {
  const words = String(heading ?? '')
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    // `BalQnty`, `CLSTK`: the last word is written to the one before it.
    .replace(/(\p{L}{2})(qnty|qnt|qty|stk|mrp|prc|price|rate|bal)(?!\p{L})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .trim()
    .split(/\s+/)
    // A date, as in `Stock as on 21/11/2026`.
    .filter((word) => !/^\d+$/.test(word))
    .map((word) => SHORT[word] ?? word)
    .filter((word) => !DROPPED.has(word));
  return words.filter((word, at) => word !== words[at - 1]).join(' ');
}
