// Labels of rows that are not of an item: totals, sums carried over, and remarks of a printed sheet.
const TOTAL =
  /^\W*(?:(?:grand|sub|net|gross|page|bill|invoice|group|company|overall|final|section|batch)[ -]*)*(?:total|totals|amount|amt|sum|kul|जोड़|टोटल|कुल(?: योग)?|योग|महायोग|एकूण|மொத்தம்|మొత్తం|ಒಟ್ಟು|ആകെ|કુલ|মোট|ਕੁੱਲ)(?![\p{L}\p{M}\p{N}])(?: (?:no|of|items?|products?|drugs?|qty|quantity|stock|value|amount|pieces|pcs|rs|sku|lines?|mrp|cost|purchase|records?|entries|tests?|[cb] ?\/ ?[fdo]|carried.*|brought.*))*(?: ?\(\d+ (?:items?|products?|drugs?|lines?|tests?)\))?[\s\d.,:=₹()>-]*$/iu;
/** `Total of Cipla`, `Total for tablets`. */
const TOTAL_OF = /^\W*(?:sub[ -]*)?total(?:s)?(?: ?[:>-]+| of\b| for\b)/i;
const OF_TOTAL = /\b(?:sub[ -]*)?total\W*$/i;
const CARRIED =
  /^\W*(?:(?:closing|opening)(?: (?:balance|stock|value|total|amount|bal))*|(?:carried|brought) (?:over|forward|down)|[cb] ?\/ ?[fdo]|balance (?:[cb] ?\/ ?[fd]|carried.*|brought.*)|round(?:ed|ing)?[ -]?off|(?:less|add) ?:.*|(?:output |input )?[csiu]t?gst\b.*|gst\b.*|freight.*|packing charges?|discount|cash discount|tcs|amount in words.*|(?:net|total|amount|balance|bill) ?payable|net due|gross(?: value| sale| wt)?|(?:bill|invoice|net|taxable|assessable) (?:value|val)|taxable(?: amt)?|net bill|grand)[\s\d.,:=₹()%>-]*$/i;
const FOOTER =
  /^\W*(?:end of (?:list|report|statement|page)|\*+ ?end|e ?\.? ?& ?o ?\.? ?e|page(?: no\.?)? ?:? ?\d+|print(?:ed)?\b.*|report (?:date|generated|printed).*|generated\b.*|authori[sz]ed signator.*|signature|for [^\d]+|thank(?:s| you).*|terms\b.*|note\b ?[:-].*|n\.?b\.? ?[:-].*|continued?\b.*|contd\b.*|prepared by.*|checked by.*|verified by.*|powered by.*|subject to .*|software by.*|date ?:.*)/i;

/** `Grand Total`, `Total items: 4`, `Closing balance`, `CGST`, `Round off`. */
export const isTotal = (label: string) => TOTAL.test(label) || CARRIED.test(label);
/** `Total of Cipla`, which may also be the beginning of a name. */
export const isTotalOf = (label: string) => TOTAL_OF.test(label);
/** `Cipla total`. */
export const isTotalAtEnd = (label: string) => OF_TOTAL.test(label);
/** `Page 2`, `Printed on`, `For Nandi Pharmacy`, `E. & O. E.` */
export const isRemark = (label: string) => FOOTER.test(label);
