const WORDS: Readonly<Record<string, string>> = {
  // Tamil.
  ...{ மருந்து: 'drug', மருந்தின்: 'drug', மருந்துகள்: 'drug', பெயர்: 'name', விலை: 'price' },
  ...{ இருப்பு: 'stock', எண்ணிக்கை: 'qty', அளவு: 'qty', காலாவதி: 'expiry', தேதி: 'date' },
  ...{ எண்: 'no', பரிசோதனை: 'test', கட்டணம்: 'price' },
  // Telugu.
  ...{ మందు: 'drug', మందుల: 'drug', మందులు: 'drug', ఔషధం: 'drug', పేరు: 'name', ధర: 'price' },
  ...{ నిల్వ: 'stock', స్టాక్: 'stock', పరిమాణం: 'qty', గడువు: 'expiry', తేదీ: 'date', పరీక్ష: 'test' },
  // Kannada.
  ...{ ಔಷಧ: 'drug', ಔಷಧಿ: 'drug', ಔಷಧದ: 'drug', ಹೆಸರು: 'name', ಬೆಲೆ: 'price', ದರ: 'rate' },
  ...{ ದಾಸ್ತಾನು: 'stock', ಸ್ಟಾಕ್: 'stock', ಪ್ರಮಾಣ: 'qty', ದಿನಾಂಕ: 'date', ಪರೀಕ್ಷೆ: 'test' },
  // Malayalam.
  ...{ മരുന്ന്: 'drug', മരുന്നിന്റെ: 'drug', പേര്: 'name', വില: 'price', സ്റ്റോക്ക്: 'stock' },
  ...{ എണ്ണം: 'qty', അളവ്: 'qty', കാലാവധി: 'expiry', തീയതി: 'date', പരിശോധന: 'test' },
  // Gujarati.
  ...{ દવા: 'drug', દવાનું: 'drug', દવાનુ: 'drug', નામ: 'name', ભાવ: 'price', કિંમત: 'price' },
  ...{ સ્ટોક: 'stock', જથ્થો: 'qty', એક્સપાયરી: 'expiry', તારીખ: 'date', ક્રમ: 'sr', તપાસ: 'test' },
  // Bengali.
  ...{ ওষুধ: 'drug', ঔষধ: 'drug', ওষুধের: 'drug', নাম: 'name', দাম: 'price', মূল্য: 'price' },
  ...{ মজুদ: 'stock', স্টক: 'stock', পরিমাণ: 'qty', মেয়াদ: 'expiry', তারিখ: 'date' },
  // Punjabi.
  ...{ ਦਵਾਈ: 'drug', ਨਾਮ: 'name', ਕੀਮਤ: 'price', ਸਟਾਕ: 'stock', ਮਾਤਰਾ: 'qty' },
};

/** Words of headings in other languages of India, each with its word in English; composed as headings are. */
export const REGIONAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).map(([word, english]) => [word.normalize('NFKC'), english]),
);
