/** One-line notes of an eleventh doctor: what is done, repeated, continued or of another day. The format is described in ../parse-notes.ts. */
export const ELEVENTH_DOCTOR = `
zentel 400 stat rpt aftr 2wk
~ Albendazole 400 Chewable|1|1|1

ivermectin 12 stat rpt 1 wk
~ Ivermectin 12|1|1|1

fluconazole 150 once weekly x 4 wks
+ Fluconazole 150|1|28|4

usg abd bahar se kara liya
n usg abd bahar se kara liya

xray chest dekha normal
n dekha normal

cbc dekha tlc 14k
n tlc 14k

typhoid widal +
n typhoid widal +

lipid ho gaya

bhai ko dengue, platelet kam
n bhai ko dengue

ca, fe, fa cont same
? ca, fe, fa

iron, calcium cont
? iron, calcium

rv 3 mths c tsh
n rv 3 mths c tsh

calcium, d3 sachet weekly
~ Colecalciferol 60,000 IU Sachet|1|*|*

wysolone 20 od 5d⏎calcium⏎10 od 5d
? wysolone
? calcium

wysolone 40 x 3d, 30 x 3d
? wysolone 40

usg anomaly hb
t Ultrasound Obstetric
t Haemoglobin

asthalin puffs 2 qid 5d
~ Salbutamol 100 mcg Inhaler|4|5|1

foracort 200 puffs bd 30d
? foracort

cbc, iron, calcium, folic acid 5 od
+ Folic Acid 5 Tablet|1|*|*
t CBC

amox 500 tds 5d chalu h, dolo 650 sos
? amox
+ Paracetamol 650 Tablet|sos|*|*

lft kft dono normal
n dono normal

ct brain kal raat hua

bukhar 3 din se, gala kharab, azee 500 od 3d, pcm 650 sos
+ Azithromycin 500|1|3|3
+ Paracetamol 650|sos|*|*

montek lc hs 10d + nasoclear drops
+ Levocetirizine 5 Montelukast 10|1|10|10
~ Sodium Chloride 0.65%|*|*|1

augmentin 625 & pan 40 bd 5d
~ Amoxicillin 500 Clavulanic|2|5|10
~ Pantoprazole 40 Tablet|2|5|10

metformin 500 sr bd, glimi 1 od bf, hba1c next visit
+ Metformin SR 500|2|*|*
~ Glimepiride 1 Tablet|1|*|*

sugar report lekar aana, glycomet 500 bd 30d
+ Metformin 500 Tablet|2|30|60

omez bf, ondem sos, ors, stool r/m bahar karaya h
~ Omeprazole 20|1|*|*
~ Ondansetron 4|sos|*|*
~ Oral Rehydration|*|*|*

mother diabetic, rbs
t Random Blood

tab shelcal 500 od, cap d rise 60k weekly x 8wk
+ Calcium Carbonate 500|1|*|*
+ Colecalciferol 60,000 IU Capsule|*|56|8

pet dard, meftal spas stat, usg abd kal
~ Dicyclomine 20 Mefenamic|1|1|1
~t Ultrasound Abdomen

thyronorm 50 se 75 kar do
~ Levothyroxine 75|1|*|*

ecosprin 75 band karo, clopilet 75 chalu
~ Clopidogrel 75 Tablet|1|*|*

pain knee b/l, zerodol p bd x5d, xray both knee ap lat
+ Aceclofenac 100 Paracetamol 325 Tablet|2|5|10
t X-Ray Knee

cbc crp normal, dolo 650 tds 3d
+ Paracetamol 650|3|3|9

wife ko bhi fluconazole 150 stat
? fluconazole

azithro 500 od 3d nahi to doxy 100 bd 5d
? azithro
? doxy

telma 40 amlo 5 od 1 month
~ Telmisartan 40 Tablet|1|30|30
~ Amlodipine 5|1|30|30

deworming done last month, zincovit 5ml od 15d
> zincovit

betnovate n l/a bd 7d, cetrizine hs 7d
> betnovate
+ Cetirizine 10|1|7|7

rv after 5d with cbc
~t Complete Blood

permethrin 5% cream hs, repeat after 1 wk, family ko bhi
~ Permethrin 5%|1|1|1
`;
