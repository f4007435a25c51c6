/** Held out: tapers, loading doses, steps, as needed, weekly, half tablets, numbers with no sane end. The format is described in ../parse-notes.ts. */
export const COURSES = `
wysolone 20 od 5d then 10 od 5d then 5 od 5d then stop
+ Prednisolone 20 Tablet|1|5
+ Prednisolone 10 Tablet|1|5
+ Prednisolone 5 Tablet|1|5

azee 500 day 1 then 250 od 4 days
+ Azithromycin 500 Tablet|*|1|1
+ Azithromycin 250 Tablet|*|4|4

Tab Prednisolone 10mg 2-0-0 x 3d, 1-0-0 x 3d, half x 4d
~ Prednisolone 10 Tablet|*|*|11

dolo 650 sos 10 tabs
+ Paracetamol 650 Tablet|sos|*|10

folitrax 7.5 once a week 4 wks folic acid 5 mg once a week next day 4 weeks
> folitrax
~ Folic Acid 5 Tablet|*|*|4

hcqs 400 on day one 200 bd 2 days
~ Hydroxychloroquine 400 Tablet|*|1|1
~ Hydroxychloroquine 200 Tablet|2|2

warfarin 5 mg half tab od 30 days, inr after 1 wk
~ Warfarin 5 Tablet|*|30|15
t INR

pan 40 bd 2 weeks then od 4 weeks
~ Pantoprazole 40 Tablet|*|42|56

valacyclovir 500 2 tds 7 d
~ Valaciclovir 500 Tablet|6|7

aciclovir 800 5 times a day 7 days
+ Aciclovir 800 Tablet|5|7

fluconazole 150 weekly 4 weeks
~ Fluconazole 150 Tablet|*|*|4

tab fluconazole 150 mg single dose
+ Fluconazole 150 Tablet|1|1

amlodipine 5 half tab morning 15 days
~ Amlodipine 5 Tablet|*|15|8

ecosprin 150 2 tab stat clopidogrel 75 4 tab stat refer cardiology ecg stat trop i
~ Acetylsalicylic 150 Enteric Tablet|*|*|2
~ Clopidogrel 75 Tablet|*|*|4
t ECG
t Troponin I

dolo 650 tds x 300 days
? dolo

pantoprazole 40 1-0-0 x 5000
? pantoprazole

lasix 40 1/2-0-0 10 days
~ Furosemide 40 Tablet|*|10|5

tab deriphyllin 1-0-1 5 d then sos
? deriphyllin

mala-d 1 od 21 days from day 5
~ Ethinylestradiol|1|21

emeset 4 sos max 3/day 6 tab
~ Ondansetron 4 Orally Tablet|sos|*|6

alprax .25 hs 5d, alternate night 10d then stop
~ Alprazolam 0.25 Tablet|*|*|10

thyronorm 100 mon to fri 75 sat sun
? thyronorm
`;
