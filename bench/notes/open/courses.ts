/** Tapers, loading doses, steps, as needed, weekly, half tablets, numbers with no sane end. The format is described in ../parse-notes.ts. */
export const COURSES = `
omnacortil 40 od 3d, 20 od 3d, 10 od 3d, stop
~ Prednisolone 20 Tablet|*|*|9
~ Prednisolone 10 Tablet|*|*|3

azithral 500 stat then 250 od from day 2 to 5
~ Azithromycin 500 Tablet|*|*|1
~ Azithromycin 250 Tablet|*|*|4

medrol 16 od 5 days 4 mg bd 5 days
+ Methylprednisolone 16 Tablet|1|5||-
+ Methylprednisolone 4 Tablet|2|5||-

combiflam sos 6 tabs
+ Ibuprofen 400 Paracetamol Tablet|sos|*|6|-

thyronorm 25 od 15 days then 50 od 45 days
+ Levothyroxine 25 Tablet|1|15||-
+ Levothyroxine 50 Tablet|1|45||-

glimepiride 2 mg morning 1 mg night 30 days
~ Glimepiride 2 Tablet|1|30
~ Glimepiride 1 Tablet|1|30

uprise d3 60k weekly 8 wks
~ Colecalciferol 60,000 Capsule / Colecalciferol 60,000 Sachet|*|*|8

alendronate 70 once weekly 4 weeks
~ Alendronic 70 Tablet|*|*|4

propranolol 40 half tab bd 14 d
~ Propranolol 40 Tablet|*|14|14|-

doxy 100 bd day 1 then od 6 days
~ Doxycycline 100 Capsule|*|7|8|-

lasix 40 alternate days 10 tabs
~ Furosemide 40 Tablet|*|*|10|-

dolo 650 tds x 3000
? dolo

azee 500 od x 500 days
? azee

amitriptyline 10 hs 7d then 25 hs 21d
+ Amitriptyline 10 Tablet|1|7||-
+ Amitriptyline 25 Tablet|1|21||-

eltroxin 50 and 75 alternate days 60 days
~ Levothyroxine 50 Tablet|*|60|30
~ Levothyroxine 75 Tablet|*|60|30

clopilet 75 4 tabs stat then 1 od 30 days
~ Clopidogrel 75 Tablet|*|*|34|-

ultracet sos not more than 3 per day 10 tabs
~ Tramadol 37.5 Paracetamol Tablet|sos|*|10|not more than 3 per day

carbimazole 10 tds 1 month then bd 1 month then od 1 month
~ Carbimazole 10 Tablet|*|90|180|-

ivermectin 12 day 1 and day 8
~ Ivermectin 12 Tablet|*|*|2

prednisolone 30 mg od 5d
~ Prednisolone 10 Tablet|3|5|15

metoprolol 50 half bd 15d
~ Metoprolol 50 Tablet|*|15|15

dolo 650 qid for fever 2d then sos
? dolo

Rx T. Azithral 500 1 OD (3) T. Dolo 650 1 TDS (9) C. Omez 20 1 OD (5)
+ Azithromycin 500 Tablet|1|*|3|-
+ Paracetamol 650 Tablet|3|*|9|-
+ Omeprazole 20 Capsule|1|*|5|-

dolo 650 one tab now and one at night
? dolo

give 2 tab combiflam stat
+ Ibuprofen 400 Paracetamol Tablet|2|1||-

permethrin lotion at night wash in morning repeat after 7 days
? permethrin
`;
