/** Hormones, sugar and what binds in the gut. */
export const HORMONES = `
levothyroxine, liothyronine | @binder, colestyramine, orlistat, raloxifene, patiromer | note | taken up less; 4 hours apart. | Levothyroxine 4.5
levothyroxine | amiodarone, sertraline, imatinib, @kinase, estradiol, digoxin, ciprofloxacin, lithium, ketamine | note | more or less thyroid hormone is needed; check TSH. | Levothyroxine 4.5
carbimazole, methimazole, propylthiouracil | @vka, digoxin, theophylline, amiodarone | note | the thyroid changes the level of the other. | Carbimazole 4.5
@quinolone, @tetracycline | @binder, didanosine, strontium, bismuth subsalicylate | note | taken up less; the antibiotic 2 hours before. | Ciprofloxacin, doxycycline 4.5
itraconazole, ketoconazole, posaconazole | @ppi, @h2, @binder | note | the antifungal is taken up less. | Itraconazole 4.5
@kinase, -ibrutinib, -olaparib, -venetoclax, -axitinib, -imatinib, -sorafenib, -vandetanib, -cabozantinib | @ppi, @h2 | note | the cancer drug is taken up less. | Dasatinib, erlotinib 4.5
alendronic acid, risedronate, ibandronate, penicillamine, deferasirox, deferiprone, mycophenolate, eltrombopag, raltegravir | @binder | note | taken up less; some hours apart. | Alendronic acid, penicillamine, mycophenolate 4.5
gabapentin, chloroquine | aluminium hydroxide, magnesium hydroxide, magaldrate | note | taken up less; 2 hours apart. | Gabapentin 4.5
methyldopa, penicillamine | ferrous sulfate, ferrous ascorbate, ferrous fumarate, iron polymaltose | note | taken up less; 2 hours apart. | Methyldopa 4.5
penicillamine | sodium aurothiomalate, chloroquine, hydroxychloroquine, clozapine, azathioprine, phenylbutazone | serious | blood and kidney. | Penicillamine 4.3
dipyridamole, ulipristal | @ppi, @h2 | note | taken up less. | Dipyridamole, ulipristal 4.5
mycophenolate | @ppi, colestyramine, ciclosporin, sevelamer, norfloxacin, metronidazole, azathioprine, isavuconazole, telmisartan, probenecid, tacrolimus | note | mycophenolate changes. | Mycophenolate 4.5
colestyramine, colesevelam | @vka, digoxin, @thiazide, @loop, @statin, levothyroxine, mycophenolate, raloxifene, ezetimibe, ursodeoxycholic acid, phenobarbital, propranolol, phenytoin, @contraceptive, glimepiride, glibenclamide, glipizide, sodium valproate, vancomycin, deferasirox, ciclosporin, paracetamol, diclofenac, leflunomide | note | taken up less; 4 hours apart. | Colestyramine 4.5
sucralfate | @vka, @quinolone, phenytoin, digoxin, theophylline, ketoconazole, dolutegravir, tetracycline, sulpiride, amitriptyline | note | taken up less; 2 hours apart. | Sucralfate 4.5
orlistat | ciclosporin, acarbose | serious | the drug is taken up less; choose another. | Orlistat 4.5
orlistat | amiodarone, @vka, @contraceptive, vitamin e, colecalciferol, vitamin a, @inducerStrong, sodium valproate, lamotrigine, efavirenz, tenofovir | note | taken up less. | Orlistat 4.5
liquid paraffin, activated charcoal | colecalciferol, vitamin a, vitamin e, digoxin, carbamazepine, phenobarbital, leflunomide, theophylline | note | taken up less. | Activated charcoal 4.5
insulin, @sulfonylurea, repaglinide, nateglinide | pentamidine, disopyramide, octreotide, somatrogon, danazol, @maoi, testosterone, propranolol, nadolol, timolol, sotalol, pegvisomant, lanreotide, pasireotide | note | sugar falls or rises; check it. | Insulin 4.5
insulin | pioglitazone, rosiglitazone | note | water and weak heart; stop when the legs swell. | Pioglitazone 4.4
insulin, @sulfonylurea | semaglutide, liraglutide, dulaglutide, exenatide, tirzepatide | note | low blood sugar; a lower dose of insulin or sulfonylurea. | Semaglutide 4.5
@antidiabetic | @steroid | note | sugar rises; check it. | Prednisolone 4.5
ulipristal | levonorgestrel, norethisterone, desogestrel, progesterone, drospirenone, dydrogesterone, ethinylestradiol | note | each takes the other’s effect; 5 days apart. | Ulipristal 4.5
@contraceptive | lamotrigine, ciclosporin, selegiline, tizanidine, dasabuvir, paritaprevir, ombitasvir, glecaprevir, anastrozole, exemestane, letrozole, tranexamic acid, aprepitant, bosentan, etoricoxib, voriconazole | note | the level of one changes. | Combined contraceptives 4.5
ethinylestradiol | dasabuvir, paritaprevir, ombitasvir, tranexamic acid, glecaprevir | serious | the liver, or clots; another contraceptive. | Combined contraceptives 4.3; tranexamic acid FDA 4
drospirenone | potassium chloride, @potassiumSparing, @ace, @arb | note | high potassium; check potassium. | Drospirenone 4.4
raloxifene, bazedoxifene | estradiol, conjugated estrogens, levothyroxine, colestyramine | note | one takes the other’s effect. | Raloxifene 4.5
estradiol, conjugated estrogens, ethinylestradiol | anastrozole, letrozole, exemestane, tamoxifen, raloxifene, ospemifene | note | one takes the other’s effect; never in breast cancer. | Anastrozole 4.5
misoprostol, dinoprostone, carboprost | oxytocin, methylergometrine | note | the womb may tear; not within 6 hours. | Misoprostol 4.5; oxytocin 4.5
oxytocin, methylergometrine, ergometrine | @decongestant, @catecholamine, dinoprostone, halothane | note | high blood pressure. | Methylergometrine 4.5
mifepristone | @steroid, simvastatin, lovastatin, @ergot, ciclosporin, fentanyl, tacrolimus, sirolimus, pimozide, quinidine | note | the steroid works less, or levels rise. | Mifepristone 4.5
somatropin | @steroid, @antidiabetic | note | growth hormone works less. | Somatropin 4.5
testosterone, nandrolone, oxandrolone, danazol | @antidiabetic, ciclosporin, carbamazepine, simvastatin, lovastatin, atorvastatin | note | sugar, or the level of the other. | Danazol 4.5
fludrocortisone | digoxin, @loop, @thiazide | note | low potassium. | Fludrocortisone 4.5
calcitriol, alfacalcidol | magnesium hydroxide, digoxin, @thiazide, colestyramine, calcitonin | note | calcium or magnesium rises. | Calcitriol 4.5
dexamethasone | aminoglutethimide, praziquantel, aprepitant, lapatinib, ritonavir, rilpivirine, caspofungin, thalidomide, ephedrine, phenytoin | note | one changes the level of the other. | Dexamethasone 4.5
cimetidine | @tricyclic, lidocaine, propranolol, metoprolol, nifedipine, carvedilol, labetalol, moclobemide, quinidine, procainamide, amiodarone, flecainide, epirubicin, fluorouracil, carmustine, zolmitriptan, mebendazole, albendazole, praziquantel, escitalopram, sertraline, paroxetine, mirtazapine, clozapine, @sulfonylurea, metformin, phenytoin, carbamazepine, theophylline, sildenafil, quinine, chloroquine, ropinirole, alfentanil, fentanyl, pethidine, methadone, morphine | note | cimetidine raises the drug; famotidine instead. | Cimetidine 4.5
`;
