import type { DrugField, ImportMode } from '#contract/pharmacy/drug-import.ts';
import type { Rule } from '../../../platform/spreadsheet/headings.ts';
import { GST, GST_UNREAD } from './gst-headings.data.ts';

type DrugRule = Rule<DrugField>;

// `ItmDesc`, `Prod Nm`: a noun and a word for its name.
const RUN_TOGETHER = ['item', 'itm', 'prod', 'product', 'prd', 'mat', 'matl', 'med', 'medi', 'drug']
  .flatMap((noun) => ['name', 'nm', 'des', 'dsc', 'desc', 'dscr'].map((word) => `${noun} ${word}`))
  .join('|');

const NAMES: readonly DrugRule[] = [
  ['name', 90, RUN_TOGETHER],
  ['name', 100, 'item name|drug name|product name|name item|name drug|name product|name medicine'],
  [
    'name',
    98,
    'name|brand name|trade name|medicine brand name|item drug name|stock item|item product',
  ],
  ['name', 96, 'item desc|product desc|drug desc|desc goods|item particulars|name particulars'],
  [
    'name',
    94,
    'item|product|drug|particulars|medicine drug|article|material|goods|stock name|material name',
  ],
  [
    'name',
    92,
    'drug name strength|drug strength|product pack|item name pack|product name pack|item details|product details|drug details',
  ],
  [
    'name',
    90,
    'itemname|itemnm|prodname|productname|drugname|pname|itm nm|particulars item|particulars goods',
  ],
  ['name', 60, 'brand|nomenclature'],
  ['name', 50, 'desc|tablet name|tab name|medicine name generic'],
  ['name', 45, 'generic name|generic|composition|salt name|generic composition'],
];

const DETAILS: readonly DrugRule[] = [
  ['form', 85, 'form|dosage form|drug form|type form'],
  ['strength', 90, 'strength|strengths|dose|dosage|power|potency|mg'],
  ['description', 70, 'desc|details|use|indication'],
  [
    'generic_name',
    65,
    'generic|generic name|api|composition|salt name|salt composition|molecule name|generic composition',
  ],
  [
    'description',
    40,
    'category|group|item group|product group|therapeutic class|class|type|item type|category name|group name|segment',
  ],
  ['unit', 80, 'unit|uom|au|units|unit name|pack type|unit measure|item unit'],
  [
    'pack',
    60,
    'pack|pack size|pack desc|size|item pack|unit size|unit pack|pack unit|strip size|strip pack',
  ],
  ['supplier', 90, 'supplier|supplier name|purchase from|bought from|supplied by|name supplier'],
  [
    'manufacturer',
    60,
    'company|company name|mfr|mfr name|mfr by|mfr company|make|marketed by|mfr co|mkt|mktg|mkt by|mktd by|mfac|mfrd by|mkt company',
  ],
  [
    'batch_no',
    100,
    'batch|batch details|batch details no|batch no|batch no.|b no|bno|batchno|batch code|batch id|batch serial|batch lot no|batch name|pbatch|batch संख्या',
  ],
  [
    'expiry_date',
    100,
    'expiry|expiry date|expdt|expdate|expirydate|expiry month|expiry mth yr|expiry month year|expiry mth|expiry mm yy|expiry mmyy|expiry mm yyyy|date expiry|best before|use before|valid upto|expiry on|exp by|ed|use by|pexp|doe|ex|ex date|xp|validity|valid|valid till|valid until|valid date|expire|expire date',
  ],
  [
    'box_number',
    90,
    'rack|rack no|box|box no|rackno|rack box|rack name|drawer|drawer no|row|storage|place|boxno|ploc',
  ],
];

const PRICES: readonly DrugRule[] = [
  [
    'price',
    100,
    'mrp|एमआरपी|एम आर पी|अधिकतम खुदरा मूल्य|new mrp|current mrp|mrp price|mrp rate|mrp gst|max retail price|maximum retail price|retail price mrp|mrp new|printed price|price mrp|rate mrp|mrp unit|mrp each|m r p|pmrp',
  ],
  // As the export of the inventory names it, beside its price.
  ['mrp', 200, 'highest price mrp|highest price'],
  [
    'price',
    88,
    'sell|sell mrp|consumer price|consumer mrp|consumer rate|end user price|sell price|sale price|sell rate|sale rate|s rate|s price|retail price|retail rate|srate|saleprice|salerate|retail|sp|counter rate|billing rate|patient price|patient rate|counter sale price',
  ],
  [
    'price',
    80,
    'unit mrp|mrp pcs|mrp tabs|mrp main unit|mrp strips|mrp pack|mrp packs|mrp box|mrp bottle|mrp strip pack|mrp pack strips|unit sale price|unit sell price',
  ],
  [
    'price',
    65,
    'price|charge|charges|unit price|price unit|price each|price pcs|price tabs|price strips',
  ],
  [
    'price',
    102,
    'new price|new rate|new mrp|new sale price|new sell price|new sale rate|new retail price',
  ],
  ['price', 55, 'mrp amount'],
  [
    'buying_price',
    100,
    'purchase rate|purchase price|p rate|prate|p price|purrate|buy price|buy rate|cost price|cost rate|purchase cost|pp rate',
  ],
  [
    'buying_price',
    95,
    'ptr|price retailer|trade price|trade rate|cost|unit cost|cp|c p|tp|land cost|landing cost|landed cost|landing rate|landing price|cost unit|cost pcs|cost strips|cost pack|cost tabs|cost box|landing|land rate|land price|l rate|lp|l p|ptr rate|ptr price|ptr strips|ptr pack|ptr unit',
  ],
  [
    'buying_price',
    85,
    'net rate|invoice rate|bill rate|net price|net cost|net purchase rate|inv rate|dealer price|wholesale rate|wholesale price|basic rate',
  ],
  ['buying_price', 70, 'closing rate|closing balance rate|closing stock rate'],
  ['buying_price', 80, 'ptr excl gst|ptr excl|ptr excluding gst|ptr without gst|rate excl gst'],
  [
    null,
    200,
    'old|old purchase rate|old sale rate|old sell price|old sale price|old mrp|mrp old|previous mrp|last mrp|pts|price stockist|old price|old rate|stockist rate|stockist price|last purchase rate|last rate|prev rate|a rate|b rate|c rate|rate a|rate b|rate c|hospital rate|inst rate',
  ],
  [
    null,
    200,
    'mrp value|stock value|value|amount|total|total amount|net amount|gross amount|taxable|taxable value|taxable amount|line total|closing value|total value|sale value|purchase value|net value|item total|gross|total mrp|cost value|value cost|value mrp|purchase amount|balance value|stock amount|closing amount|net|net amt|amount rs|closing balance value|closing stock value',
  ],
];

const COUNTS: readonly DrugRule[] = [
  [
    null,
    200,
    'free|fr|free qty|fr qty|f qty|scheme|scheme qty|sch qty|bonus|bonus qty|free goods|sch|free pcs',
  ],
  [
    null,
    200,
    'opening|ob|opening stock|opening qty|opening balance|purchase|sale|sale qty|issue|issued|issue qty|issued qty|sale stock|out|out qty|outward|outwards|dispensed|consumed|return|return qty|sale return|purchase return|adjustment|adj|transfer',
  ],
  [
    null,
    200,
    'qty alt unit|alt qty|alternate qty|qty alternate unit|alt unit qty|min|min stock|min qty|min level|max|max stock|max level|max qty|reorder|reorder level|reorder qty|re order level|order|order qty|qty ordered|ordered qty|required|required qty|indent|shortage|difference|diff|variance|excess|damage|damaged|damaged qty|expired|expired qty|expired stock|near expiry|hold|reserved|safety stock|stock days|days',
  ],
  [
    null,
    200,
    'pack qty|qty pack|pcs pack|tabs strip|tabs strips|pcs strip|units pack|unit pack qty|conv|conversion|conv factor|loose qty pack|strip qty size|qty strip|tablets strip|case|case qty|shipper|cartons|carton|no strips',
  ],
];

const OTHERS: readonly DrugRule[] = [
  [
    null,
    150,
    'sr|sr no|sr संख्या|s no|sno|sl|sl no|serial|serial no|no|srno|slno|#|line|line no|index|id',
  ],
  [
    null,
    150,
    'code|item code|product code|itemcode|barcode|bar code|ean|sku|drug code|prod code|material code|alias|short name|item id|product id|part no',
  ],
  ['hsn', 160, 'hsn|hsn code|hsn sac|hsn no|sac|hsn sac code'],
  [
    null,
    150,
    'cess|hsn sac code|gst type|cess rate|gst amount|gst value|gst paid|total gst amount|igst amount|igst value|cgst amount|cgst value|sgst amount|sgst value',
  ],
  [
    null,
    150,
    'discount|discount amount|discount rate|cd|td|trade discount|cash discount|margin|profit|margin rate|spl discount|scheme discount|discount percent|mark up|markup|cd rate',
  ],
  [
    null,
    150,
    'mfr date|mfr dt|date mfr|mfgdt|mfgdate|date|bill date|invoice date|purchase date|entry date|received date|grn date|last purchase date|last sale date|stock date|date purchase|dated',
  ],
  // A column of other words, such as days, is known and not imported.
  ['schedule', 150, 'schedule|sch type|drug schedule|sched|schedule type'],
  [
    null,
    149,
    'schedule|sch type|drug schedule|sched|h h|schedule h|schedule type|narcotic|rx|prescription',
  ],
  [
    null,
    150,
    'invoice|invoice no|bill no|bill|grn|grn no|voucher no|po no|challan no|mfr lic|mfr lic no|licence no|status|active|sign|signature|checked by|location name|store|godown|branch|batch count|division|mfr country|country|ageing|age|mode|colour',
  ],
];

/** Quantities in a unit, which the unit of the price may prefer. */
const IN_UNITS: DrugRule = [
  'quantity_in_stock',
  10,
  'strips|packs|bottles|vials|tubes|boxes|loose|stock strips|stock loose|stock boxes|closing strips|closing loose|qty strips|qty loose|loose qty|loose stock|strip qty|loose tabs|qty boxes|qty packs|qty bottles|no packs|no bottles|tabs|ampoules|sachets|syringes|no pack|no of pack',
];

/** The current stock; what came or went in a period is not stock. */
const STOCK: readonly DrugRule[] = [
  [
    'quantity_in_stock',
    100,
    'physical stock|physical qty|physical count|physical|count|stock counted|qty counted|physical balance|qty found',
  ],
  [
    'quantity_in_stock',
    98,
    'closing stock|closing qty|closing balance|closing|clstock|clstk|clqty|clbal|closing pcs|closing stock qty|closing balance qty|closing stock pcs|c stock|c qty|cb',
  ],
  [
    'quantity_in_stock',
    96,
    'current stock|current qty|stock current|current balance|stock hand|stock now|qty hand|hand|hand qty|hand stock|inhand|stockinhand|stock inhand|soh|qoh|live stock|net stock',
  ],
  [
    'quantity_in_stock',
    94,
    'left|qty left|stock left|pcs left|balance left|balance stock|balance qty|balance|stock balance|qty balance|available stock|available qty|available|stock available|qty available|remaining|remaining qty|remaining stock|rem|rem qty|rem stock|balqty',
  ],
  [
    'quantity_in_stock',
    90,
    'stock qty|qty stock|total stock|stock total|stock pcs|stock nos|stock units|stock tabs|stkqty|saleable stock|saleable qty|stockqty|pqty',
  ],
  [
    'quantity_in_stock',
    85,
    'stock|stock position|store stock|main stock|shop stock|system stock|book stock|computer stock',
  ],
  ['quantity_in_stock', 92, 'qty main unit|main qty|main unit qty'],
  ['quantity_in_stock', 80, 'qty|total qty|qty pcs|qty nos|qty tabs|qty units|nett qty|net qty'],
  IN_UNITS,
  ['quantity_in_stock', 45, 'pcs|nos|units|count pcs|total pcs|total units|total tabs'],
  [null, 60, 'received|received qty|qty received|purchase qty|billed qty|invoice qty|purqty'],
];
/** The delivered quantity. A closing stock is not one. */
const DELIVERED: readonly DrugRule[] = [
  [
    'quantity_in_stock',
    100,
    'received|received qty|qty received|accepted qty|qty accepted|received pcs|total received|physical qty',
  ],
  [
    'quantity_in_stock',
    95,
    'billed|billed qty|invoice qty|purchase qty|bill qty|supplied qty|qty supplied|purqty|qty purchase|inv qty|dispatched qty|despatch qty|shipped qty|qty shipped|purchase',
  ],
  ['quantity_in_stock', 90, 'qty|qty pcs|qty nos|qty tabs|qty units|nett qty|net qty|pqty'],
  ['quantity_in_stock', 88, 'total qty|qty total|total pcs|total units'],
  [
    'quantity_in_stock',
    86,
    'qty plus free|qty plus sch|qty plus scheme|qty plus bonus|billed plus free|qty plus f|qty plus free qty|qty plus sch qty|total qty plus free|received plus free|received qty plus free',
  ],
  ['quantity_in_stock', 60, 'stock qty|stock|pcs|nos|units'],
  IN_UNITS,
  ['quantity_in_stock', 9, 'total tabs'],
  [
    null,
    60,
    'closing stock|closing|closing qty|cb|balance|balance qty|current stock|available stock|available qty',
  ],
];

/** A rate beside an MRP is what the clinic paid; without one it is the price. */
const RATE: readonly DrugRule[] = [
  ['price', 50, 'rate|unit rate|rate unit|rate tabs|rate strips|rate pack'],
  ['buying_price', 45, 'rate|unit rate|rate unit|rate tabs|rate strips|rate pack'],
];

const ofMode: Readonly<Record<ImportMode, readonly DrugRule[]>> = {
  count: [...STOCK, ...RATE, ...GST],
  // On an invoice, the rate is the purchase price.
  delivery: [
    ...DELIVERED,
    ...GST,
    [
      'free_quantity',
      210,
      'free|fr|free qty|fr qty|f qty|bonus|bonus qty|free goods|scheme qty|sch qty|free pcs',
    ],
    ['buying_price', 80, 'rate|unit rate|rate unit|rate tabs|rate strips|rate pack'],
    ['buying_price', 40, 'price|unit price'],
  ],
  prices: [
    [null, 60, 'stock|closing stock|qty|balance|current stock|stock qty|balance qty|closing qty'],
    ...RATE,
    GST_UNREAD,
  ],
};

/** A remark of a count is of the counted pieces, not of the drug. */
const remarksOf = (mode: ImportMode): DrugRule => [
  mode === 'count' ? 'remark' : 'description',
  70,
  'remarks|remark|notes|note',
];

const rulesOf = (mode: ImportMode): readonly DrugRule[] => [
  ...[...NAMES, ...DETAILS, remarksOf(mode), ...PRICES, ...COUNTS],
  ...[...ofMode[mode], ...OTHERS],
];
/** The headings of each kind of sheet. */
export const DRUG_HEADINGS: Readonly<Record<ImportMode, readonly DrugRule[]>> = {
  delivery: rulesOf('delivery'),
  count: rulesOf('count'),
  prices: rulesOf('prices'),
};

const STRIPS = 'strips|stock strips|closing strips|qty strips|no strips|packs|qty packs|no packs';
const LOOSE = 'loose|stock loose|closing loose|qty loose|loose tabs|loose pcs';
const WITH_LOOSE: readonly DrugRule[] = [
  ['quantity_in_stock', 300, STRIPS],
  ['loose_quantity', 300, LOOSE],
  ...DRUG_HEADINGS.count,
];
const inOrder = (words: string) => words.split(' ').toSorted().join(' ');
const setOf = (...names: readonly string[]) =>
  new Set(names.flatMap((name) => name.split('|')).map(inOrder));
const OF_STRIPS = setOf(STRIPS);
const OF_LOOSE = setOf(LOOSE);
/** Headings of the whole stock, which has the loose pieces in it. */
const OF_ALL = setOf(
  ...STOCK.flatMap((rule) => (rule[0] === 'quantity_in_stock' && rule !== IN_UNITS ? rule[2] : [])),
);

/** The rules of a count: strips beside loose pieces are both the stock, unless a column has their sum. */
export function rulesOfCount(headings: readonly string[]): readonly DrugRule[] {
  const has = (names: ReadonlySet<string>) => headings.some((one) => names.has(inOrder(one)));
  return has(OF_STRIPS) && has(OF_LOOSE) && !has(OF_ALL) ? WITH_LOOSE : DRUG_HEADINGS.count;
}
