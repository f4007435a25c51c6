/** Notes as the browser's speech recognition writes them: words for numbers, no punctuation. The format is described in ../parse-notes.ts. */
export const DICTATED = `
tablet crocin six fifty thrice a day for five days
+ Paracetamol 650 Tablet|3|5||-

tablet levocetirizine five milligram at night for seven days
+ Levocetirizine 5 Tablet|1|7||-

tablet augmentin six hundred twenty five twice a day for five days after food
+ Amoxicillin 500 Clavulanic Tablet|2|5||after food

capsule doxycycline one hundred milligram twice daily for ten days
+ Doxycycline 100 Capsule|2|10||-

tablet pan forty before breakfast for fifteen days and tablet domperidone ten milligram thrice daily for five days
+ Pantoprazole 40 Tablet|1|15||before breakfast
+ Domperidone 10 Tablet|3|5||-

the patient complains of cough and cold for the last four days no breathlessness tablet montair l c one tablet at night for seven days
+ Levocetirizine 5 Montelukast Tablet|1|7||-

advise thyroid profile vitamin b twelve and vitamin d levels
t Thyroid Profile (T3
t B12
t Vitamin D

tablet ecosprin seventy five once daily after lunch for thirty days tablet atorvastatin twenty at bedtime for thirty days
+ Acetylsalicylic 75 Enteric Tablet|1|30||after lunch
+ Atorvastatin 20 Tablet|1|30||-

x ray chest p a view and e c g
t Chest
t ECG

tablet wysolone forty milligram once daily for five days then twenty for five days then ten for five days
~ Prednisolone 20 Tablet|*|*|15
~ Prednisolone 10 Tablet|*|*|5

injection tetanus toxoid point five m l intramuscular stat
+ Tetanus Toxoid|1|1||im

tablet alprazolam point two five milligram at bedtime for seven days
+ Alprazolam 0.25 Tablet|1|7||-

half tablet metoprolol twenty five twice a day for twenty days
~ Metoprolol 25 Tablet|*|20|20

syrup paracetamol two fifty five m l every six hours for two days
+ Paracetamol 250 Syrup|4|2|1|-

no complaints today sugar under control continue same treatment for one more month
=

tablet cefixime two hundred b d for five days tablet paracetamol six fifty s o s
+ Cefixime 200 Tablet|2|5||-
+ Paracetamol 650 Tablet|sos|*|*|-

apply clotrimazole cream twice daily for three weeks
+ Clotrimazole 1% Cream|2|21|*|-

tablet folic acid five milligram once daily for one month
+ Folic Acid 5 Tablet|1|30||-

take tablet ivermectin twelve milligram single dose at night and repeat after one week
~ Ivermectin 12 Tablet|*|*|2

tablet rabeprazole d s r one capsule before food in the morning for ten days comma tablet meftal spas s o s for pain full stop
~ Rabeprazole 20 Domperidone|1|10
~ Dicyclomine 20 Mefenamic Tablet|sos|*|*
`;
