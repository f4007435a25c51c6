/** Hindi words as lists on phones write them, in Latin letters, each with its word. */
export const HINGLISH: Readonly<Record<string, string>> = {
  ...{ dawa: 'drug', dawai: 'drug', davai: 'drug', dava: 'drug', dawaai: 'drug', dawaiyan: 'drug' },
  ...{ naam: 'name', nam: 'name', jaanch: 'test', janch: 'test', jaach: 'test', samaan: 'item' },
  ...{ keemat: 'price', kimat: 'price', kimmat: 'price', qeemat: 'price', daam: 'price' },
  ...{ dam: 'price', bhav: 'rate', bhaav: 'rate', dar: 'rate', mulya: 'price' },
  ...{ kharid: 'purchase', khareed: 'purchase', kharidi: 'purchase', bikri: 'sale' },
  ...{ bechne: 'sale', becha: 'sale', bika: 'sale', matra: 'qty', sankhya: 'qty', ginti: 'count' },
  ...{ kitna: 'qty', kitni: 'qty', kitne: 'qty', bacha: 'left', bachi: 'left', bache: 'left' },
  ...{ baki: 'left', baaki: 'left', maujood: 'available', mojud: 'available', miyad: 'expiry' },
  ...{ tareekh: 'date', tarikh: 'date', dinank: 'date', purana: 'old', purani: 'old', naya: 'new' },
  ...{ nayi: 'new', peti: 'box', dibba: 'box', khana: 'rack', kul: 'total' },
  ...{ ka: 'of', ki: 'of', ke: 'of', hai: 'of', hain: 'of', kab: 'of', tak: 'of', abhi: 'of' },
};
