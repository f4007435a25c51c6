/** Drugs that CYP3A4 or P-gp removes, with drugs that inhibit them. */
export const CYP3A4 = `
simvastatin, lovastatin | @hivProtease, cobicistat, ciclosporin, fusidic acid | serious | muscle breakdown; pause the statin. | Simvastatin 4.3
simvastatin, lovastatin | @cyp3aStrong, erythromycin, danazol, nefazodone | serious | muscle breakdown; pause the statin, or rosuvastatin instead. | Simvastatin 4.3
simvastatin from 40 mg, lovastatin from 40 mg | @rateLimiting, amlodipine, amiodarone, ranolazine, dronedarone, fluconazole | serious | muscle breakdown at 40 mg and more; at most 20 mg, or rosuvastatin. | Simvastatin 4.2, 4.5
simvastatin, lovastatin | @cyp3aModerate, amlodipine, amiodarone, ranolazine, ticagrelor, colchicine, lomitapide, lercanidipine, bempedoic acid, elbasvir | note | muscle breakdown at high doses; another statin, or at most 20 mg. | Simvastatin 4.4, 4.5
atorvastatin | @cyp3aMacrolide | serious | muscle breakdown; pause the statin, or azithromycin instead. | Atorvastatin 4.4, 4.5
atorvastatin | @cyp3aStrong, ciclosporin, glecaprevir, fusidic acid | serious | muscle breakdown; pause the statin. | Atorvastatin 4.4, 4.5
atorvastatin | @cyp3aModerate, amiodarone, colchicine, danazol, ranolazine, elbasvir | note | muscle pain; the lowest dose. | Atorvastatin 4.5
@statin | gemfibrozil | serious | muscle breakdown; fenofibrate instead. | Gemfibrozil 4.3
@statin | fenofibrate, bezafibrate, ciprofibrate, niacin, daptomycin | note | muscle pain; tell the patient what to look out for. | Rosuvastatin 4.4; daptomycin 4.4
@statin | ciclosporin, fusidic acid | serious | muscle breakdown; another statin at the lowest dose, or none. | Rosuvastatin 4.3; fusidic acid 4.4
rosuvastatin, pravastatin, pitavastatin, fluvastatin | @hivProtease, @hcvDirect, eltrombopag, tacrolimus, teriflunomide, leflunomide, regorafenib, colchicine, @vka, erythromycin | note | the statin or the other drug rises; the lowest dose. | Rosuvastatin 4.5
fluvastatin | fluconazole, miconazole | note | muscle pain; the lowest dose. | Fluvastatin 4.5
pitavastatin | erythromycin, rifampicin | note | pitavastatin rises; the lowest dose. | Pitavastatin 4.5
@ergot | @cyp3aAny, @nnrti | serious | blood vessels close, gangrene. | Ergotamine 4.3
@ergot | @triptan, @decongestant, @catecholamine | serious | blood vessels close; 24 hours apart. | Ergotamine 4.3; sumatriptan 4.3
@ergot | fluvoxamine, fluoxetine, nefazodone, zileuton, amiodarone | note | the ergot rises: cold, painful hands and feet. | Ergotamine 4.5
bromocriptine, cabergoline, pergolide | @cyp3aModerate | note | the dopamine agonist rises: vomiting, low blood pressure. | Cabergoline 4.5
@ergot | @betaBlocker, nicotine | note | cold, painful hands and feet. | Ergotamine 4.5
eletriptan, almotriptan | @cyp3aStrong, erythromycin | serious | the triptan rises; sumatriptan instead. | Eletriptan 4.4
bromocriptine, cabergoline | @cyp3aStrong, erythromycin | serious | the dopamine agonist rises: vomiting, low blood pressure. | Bromocriptine 4.5; cabergoline 4.5
bromocriptine | @triptan, @ergot, phenylpropanolamine, pseudoephedrine | serious | high blood pressure, blood vessels close. | Bromocriptine 4.5
colchicine | @cyp3aStrong, erythromycin, ciclosporin, verapamil, diltiazem, quinidine, dronedarone, ranolazine | serious | colchicine poisoning; choose another, or far less colchicine. | Colchicine 4.3, 4.5
colchicine | @cyp3aModerate, @pgpInhibitor | note | colchicine rises; at most 0.5 mg a day, stop at diarrhoea. | Colchicine 4.5
colchicine | @statin, fenofibrate, gemfibrozil, digoxin | note | muscle weakness; tell the patient what to look out for. | Colchicine 4.5
midazolam, triazolam | @cyp3aStrong, erythromycin, efavirenz | serious | deep sleep and weak breathing; lorazepam instead. | Midazolam 4.3; triazolam 4.3
alprazolam | @cyp3aAzole, @hivProtease, cobicistat, clarithromycin, nefazodone, delavirdine, telithromycin | serious | alprazolam rises; lorazepam instead. | Alprazolam 4.3
midazolam, triazolam, alprazolam | @cyp3aModerate, fluvoxamine, cimetidine, erythromycin | note | sleepiness; a lower dose. | Midazolam 4.5
diazepam, clorazepate, flurazepam, estazolam, zolpidem, zopiclone, eszopiclone, buspirone | @cyp3aStrong, erythromycin, fluvoxamine, fluconazole | note | sleepiness; a lower dose. | Diazepam 4.5; zopiclone 4.5
quetiapine | @cyp3aStrong, erythromycin, nefazodone, grapefruit | serious | quetiapine rises: deep sleep, low blood pressure, QT. | Quetiapine 4.3
lurasidone | @cyp3aStrong | serious | lurasidone rises. | Lurasidone 4.3
quetiapine, lurasidone | @cyp3aModerate | note | the antipsychotic rises; a lower dose. | Lurasidone 4.5
aripiprazole, brexpiprazole, iloperidone, cariprazine, risperidone, haloperidol, clozapine | @cyp3aStrong, erythromycin, @cyp2d6Strong | note | the antipsychotic rises; a lower dose. | Aripiprazole 4.5
trazodone, reboxetine, vilazodone, mirtazapine | @cyp3aStrong, erythromycin | note | the antidepressant rises; a lower dose. | Trazodone 4.5
sildenafil, vardenafil, avanafil, tadalafil, udenafil, dapoxetine | @cyp3aStrong | serious | a dangerous fall of blood pressure; a quarter of the dose, or not. | Vardenafil 4.3; sildenafil 4.4
sildenafil, vardenafil, avanafil, tadalafil, udenafil, dapoxetine | @cyp3aModerate | note | a fall of blood pressure; begin low. | Sildenafil 4.5
alfuzosin, silodosin | @cyp3aStrong | serious | low blood pressure; choose another. | Alfuzosin 4.3
tamsulosin | @cyp3aStrong, erythromycin, paroxetine | note | low blood pressure; care. | Tamsulosin 4.5
eplerenone, finerenone | @cyp3aStrong | serious | high potassium; choose another. | Eplerenone 4.3
eplerenone, finerenone | @cyp3aModerate, amiodarone | note | eplerenone rises: at most 25 mg, check potassium. | Eplerenone 4.5
ranolazine | @cyp3aStrong | serious | ranolazine rises, QT. | Ranolazine 4.3
ranolazine | @cyp3aModerate, paroxetine | note | ranolazine rises; at most 500 mg twice a day. | Ranolazine 4.5
felodipine, lercanidipine, nisoldipine, manidipine, barnidipine, lacidipine | @cyp3aStrong, erythromycin, ciclosporin, grapefruit | serious | low blood pressure and swelling; choose another. | Lercanidipine 4.3; felodipine 4.5
amlodipine, nifedipine, nimodipine, nicardipine, isradipine, benidipine, azelnidipine, cilnidipine, nitrendipine, efonidipine | @cyp3aStrong, erythromycin, ciclosporin, grapefruit | note | low blood pressure and swelling; check it. | Amlodipine 4.5
@calciumBlocker | @rateLimiting | note | low blood pressure; both together seldom help. | Diltiazem 4.5
@rateLimiting | @cyp3aStrong, erythromycin | note | the calcium blocker rises: slow heart, low blood pressure. | Verapamil 4.5
dronedarone | @cyp3aStrong, erythromycin, nefazodone, ciclosporin | serious | dronedarone rises, QT. | Dronedarone 4.3
@calcineurin, @mtor | @cyp3aAny, grapefruit, amiodarone, @hcvDirect, nefazodone | serious | poisoning of kidney and nerves; choose another, or check the level. | Tacrolimus 4.4, 4.5; sirolimus 4.5
@calcineurin, @mtor | metoclopramide, omeprazole, lansoprazole, nifedipine, nicardipine, danazol, chloramphenicol, methylprednisolone, cimetidine, clotrimazole, chloroquine, azithromycin, @contraceptive, allopurinol, carvedilol | note | the level changes; check it. | Ciclosporin, tacrolimus 4.5
rivaroxaban, apixaban, edoxaban | @cyp3aAzole, @hivProtease, cobicistat | serious | bleeding; choose another. | Rivaroxaban, apixaban 4.4, 4.5
rivaroxaban, apixaban, edoxaban | clarithromycin, erythromycin, fluconazole, diltiazem, verapamil, dronedarone, ciclosporin, amiodarone, quinidine | note | bleeding; care when the kidney is weak. | Rivaroxaban 4.5; edoxaban 4.2
dabigatran | ketoconazole, itraconazole, posaconazole, dronedarone, ciclosporin, tacrolimus, @hivProtease, cobicistat, glecaprevir | serious | bleeding; choose another. | Dabigatran 4.3
dabigatran | verapamil, amiodarone, quinidine, clarithromycin, ticagrelor, diltiazem, carvedilol | note | bleeding; a lower dose. | Dabigatran 4.2, 4.5
ticagrelor | @cyp3aStrong | serious | bleeding; clopidogrel or prasugrel instead. | Ticagrelor 4.3
ticagrelor | @cyp3aModerate | note | ticagrelor rises; watch for bleeding. | Ticagrelor 4.5
cilostazol | @cyp3aStrong, erythromycin, omeprazole, fluconazole, diltiazem | note | cilostazol rises; 50 mg twice a day. | Cilostazol 4.2
tolvaptan, conivaptan | @cyp3aStrong, erythromycin, fluconazole, diltiazem, verapamil, grapefruit | serious | sodium rises too fast. | Tolvaptan 4.3
fentanyl, alfentanil, sufentanil, methadone, oxycodone, hydrocodone, buprenorphine | @cyp3aStrong, erythromycin, nefazodone | serious | weak breathing; choose another, or far less opioid. | Fentanyl 4.4; methadone 4.5
tramadol | @cyp3aStrong, erythromycin | note | sleepiness; a lower dose. | Tramadol 4.5
fentanyl, alfentanil, methadone, oxycodone, buprenorphine | @cyp3aModerate, cimetidine, fluvoxamine | note | sleepiness and weak breathing; a lower dose. | Fentanyl 4.5
carbamazepine | clarithromycin, erythromycin, telithromycin, ketoconazole, itraconazole, @hivProtease, nefazodone, isoniazid, dextropropoxyphene | serious | carbamazepine poisoning; choose another. | Carbamazepine 4.5
carbamazepine | diltiazem, verapamil, fluconazole, miconazole, cimetidine, grapefruit, fluoxetine, fluvoxamine, danazol, acetazolamide, quetiapine, trazodone, omeprazole, niacin | note | carbamazepine may rise: double vision, unsteady gait. | Carbamazepine 4.5
salmeterol, fluticasone, budesonide, ciclesonide | @hivProtease, @cyp3aBooster, ketoconazole, itraconazole | serious | the inhaled drug adds up in the body: heart, adrenal glands; beclometasone instead. | Fluticasone 4.4; salmeterol 4.4
@steroid | @cyp3aStrong, erythromycin | note | the steroid rises; a lower dose. | Methylprednisolone 4.5
@vinca | @cyp3aStrong, erythromycin | serious | nerve damage and low blood counts. | Vincristine 4.5
irinotecan | @cyp3aStrong, @inducerStrong, gemfibrozil | serious | irinotecan changes: low blood counts and diarrhoea, or no effect. | Irinotecan 4.3, 4.5
@kinase | @cyp3aStrong, erythromycin, grapefruit | serious | the cancer drug rises; choose another. | Nilotinib, sunitinib, lapatinib 4.4, 4.5
@kinase | fluconazole, diltiazem, verapamil, ciprofloxacin, aprepitant, ciclosporin | note | the cancer drug may rise; check it. | Ibrutinib 4.5
solifenacin, darifenacin, fesoterodine, tolterodine, oxybutynin | @cyp3aStrong | note | dry mouth, retention, QT; the lowest dose. | Solifenacin 4.5
saxagliptin, cinacalcet, mifepristone, macitentan, bosentan, riociguat, guanfacine, loperamide, galantamine, maraviroc, naloxegol, rifabutin, bedaquiline, artemether, apixaban, repaglinide | @cyp3aStrong | note | the drug rises; a lower dose. | Saxagliptin, macitentan, rifabutin 4.5
naloxegol, lomitapide, flibanserin, silodosin, fesoterodine, ivosidenib, suvorexant | @cyp3aStrong, erythromycin | serious | the drug rises; choose another. | Naloxegol 4.3; lomitapide 4.3
rupatadine, ebastine | @cyp3aAzole, @cyp3aMacrolide | note | the antihistamine rises; another, such as cetirizine. | Rupatadine 4.4, 4.5
grapefruit | @calciumBlocker, cisapride, halofantrine, pimozide | note | grapefruit raises the drug; leave it out. | Felodipine 4.5
`;
