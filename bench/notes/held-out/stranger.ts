/**
 * Notes of a stranger, written before the rules were known and first read after the rules had
 * changed. The format is described in ../parse-notes.ts.
 */
export const STRANGER = `
52 m knee oa zerodol mr bd 5d glucosamine od 1 m xray rt knee ap lat vit d uric acid physio
~n zerodol
> glucosamine
t X-Ray Knee
t Vitamin D
t Uric Acid

tabb dolo 650 thrice dly 2 dys, montek lc nite 7 dys, no antibiotc for now
+ Paracetamol 650|3|2
~ Levocetirizine Montelukast 10|1|7

stopped telma herself, bp 168/100, restart telma 40 od 30 d
+ Telmisartan 40 Tablet|1|30

do not give aspirin gi bleed last yr, pan 40 bd 14 days h pylori stool antigen cbc
+ Pantoprazole 40 Tablet|2|14
t Helicobacter
t CBC

human actrapid 8-8-6 units 20 min before food 1 month rbs now
~ Insulin Regular|*|30|*
~t RBS

nph 12 units at bedtime only
~ Insulin NPH|*|*|*

budecort 200 2 puffs bd 3 months rinse mouth levolin 2 puffs sos
+ Budesonide 200 Inhaler|2|90|*
~ Levosalbutamol 50 Inhaler|sos|*|1

tiova rotacap 1 od 30 days, asthalin respules neb sos
~ Tiotropium|1|30|*
~ Salbutamol 2.5 Respules|sos|*|*

latanoprost 1 drop hs both eyes timolol bd both eyes 1 mth
~ Latanoprost|1|30|*
~ Timolol|2|30|*

methylpred 16 od 5d 8 od 5d 4 od 5d and stop
? methylpred

pred 10 2 od 3 days 1 od 3 days half od 3 days
? pred

infant 6 kg fever p 500 no, calpol drops 0.8 ml 6 hrly sos 2 days
~n p
~ Paracetamol 100 Drops|sos|*|*

4 yrs 15 kg ascaris albendazole 400 single dose hs, cefixime 100 dt bd 7d for typhoid widal cbc
+ Albendazole 400|1|1
+ Cefixime 100 Dispersible|2|7
t Widal
t CBC

bacche ki khansi ambrodil s 2.5 ml teen baar paanch din, thanda pani nahi, bhaap do
~ Ambroxol 30 Syrup|3|5|*

ghutne me dard hai zerodol p subah shaam khane ke baad 5 din gel lagana volini din me 2 baar
+ Aceclofenac Paracetamol 325 Tablet|2|5
~n volini

bp ki goli amlong band karo telma 40 subah ek 1 mahine ki
+ Telmisartan 40 Tablet|1|30

repeat telma 40 and atorva 10 for 3 months
~ Telmisartan 40 Tablet|*|90|*
~ Atorvastatin 10|*|90|*

decrease thyronorm 75 to 50 od 6 wks tsh then
+ Levothyroxine 50|1|42
~t TSH

allergic to sulpha and ibuprofen, toothache, pcm 650 tds 3 d amox 500 tds 5d
+ Paracetamol 650|3|3
+ Amoxicillin 500 Capsule|3|5

not tolerating metformin shift to vildagliptin 50 bd 30 days
+ Vildagliptin 50 Tablet|2|30

give her capsule doxycycline hundred twice daily for seven days with plenty of water and tablet ondansetron four milligram when she feels like vomiting ten tablets
+ Doxycycline|2|7
~ Ondansetron 4 Orally|*|*|10

no fever no cough no need of cbc only refill levocetirizine 5 at bed time for two weeks
+ Levocetirizine 5 Tablet|1|14

ciplox tz bd 5 days, o2 bd 5 d, sporlac tds 5d
> ciplox
~n o2
~n sporlac

clobetasol ointment bd 2 wk thin layer then od 1 wk emolient twice daily
~ Clobetasol|*|*|*
~n emolient

alendronate 70 weekly 4 wks empty stomach shelcal od 1 mth
~ Alendronic|*|*|4
~ Calcium Vitamin D3 250|1|30

rabipur d0 3 7 14 28 tt inj stat povidone oint bd 5d
~n rabipur
~ Tetanus|*|1|1
~ Povidone-Iodine Ointment|2|5|1

new Sunita Devi 29 f white discharge fluconazole 150 stat clindac vag no, candid v6 hs 6 days, urine r/m
~ Fluconazole 150|1|1
~ Clotrimazole 100 Vaginal Tablet|1|6
~n clindac
t Urine Routine
p Sunita Devi;29;F;-

his wife takes glycomet, he is fine, fbs hba1c for screening
t FBS
t HbA1c

tab dolo 650 tds pc 3/7 cap omez 20 od ac 5/7 tab emeset 4 sos 6 tabs
+ Paracetamol 650|3|3
+ Omeprazole 20|1|5
~ Ondansetron 4 Orally|*|*|6

wean off clonazepam 0.5 half hs 2 wks then alt days 2 wks then stop
? clonazepam
`;
