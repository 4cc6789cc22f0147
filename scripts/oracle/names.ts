/** The names masked addresses are spelled with. Position is part of the contract; a test compares them with the package's own. */

export const FIRST_NAMES: readonly string[] = `
aaliyah aaron abby abdul abdullah abel abigail abraham ada adam adela adele adeline aditya adrian adriana adrien adrienne agnes
ahmad ahmed aida aidan aiden aileen aimee aisha alan alana alba albert alberta alberto albina alec alejandra alejandro alena
alessandro alessia alex alexander alexandra alexandre alexis alfonso alfred alfredo ali alia alice alicia alina alisa alisha
alison aliya aliyah allan allen allison alma alva alvin alyssa amalia amanda amara amber amelia amelie amina amir amira amos amy
ana anabel anastasia andre andrea andreas andrew andy angel angela angelica angelina angeline angelo angie anita ann anna annabel
annabell annabelle anne annette annie anthony antoinette anton antonia antonina antonio archibald archie ariadna ariana ariane
arianna arielle armand armando armin arne arno arnold aron arthur artur arturo arvid ashley ashton astrid audrey august augustine
aurel aurelia aurelio aurora aurore ava axel ayana ayden ayla aylin barbara barry beatrice beau bela belinda bella ben benjamin
bennett bennie benny berenice bernadette bernard bernardo bernice berta bertram bertrand beth bethany betty beverly bianca bianka
bill billie billy blaise blake blanca blanche bob bobbie bobby boris brad bradley brandi brandon brayan brenda brent brett brian
brice bruce bruno bryan calvin cameron camila camilla camille carla carlo carlos carlotta carmen carol carolina caroline cassandra
catalina catherine cecil cecile cecilia cedric celia celine charlene charles charlie charlotte chelsea chloe chris christian
christina christine cindy claire clara claude claudia clemens cleo clifford colin colleen collin connor conrad constance
constantin cora craig cristian cristina cyril dale damian dan dana daniel daniela danielle danilo danny dante daria darian dario
darius darren dave david dean deanna debbie deborah delia denis denise dennis derek derrick devin diana diane diego dimitri dina
dion dolores dominic dominik dominique donald donna dora dorian doris dorothy dustin dylan eda eddie edgar edith edmond edmund
edna eduard eduardo edward edwin eileen ela elaine eleanor elena eleonora eli eliana elias elijah elina elisa elisabeth elise
eliza elizabeth ella ellen ellie elliot eloisa eloise elsa ema emanuel emelie emil emilia emiliano emilie emilio emily emma
emmanuel emmy enrico enrique eric erica erick erik erika ernest ernesto esteban estelle esther ethan ethel eugene eugenia eunice
eva evan eveline evelyn evie fabian fatima federico felicia felipe ferdinand fernando filip finn fiona flavie flavio flora
florence florian francesca francesco francis francisca francisco frank frankie franz frederic frederick frederik frida friedrich
fritz gabriel gabriela gabriella gabrielle gaston george georgia gerald geraldine gerard gerardo gerhard gertrude gianni gilbert
gilberto gina gino giovanni giuseppe glen glenda glenn gloria gordon grace grant gregorio greta guadalupe guillermo gustavo guy
gwen hailey hamza hana hanna hannah hans harry harvey hassan hayden hayley hazel heidi helen helena helene henri henriette henrik
henry herbert herman hilda holly howard hubert ian ibrahim ida ignacio igor ilyas ina ines ira irene irina iris irma isaac isabel
isabella isabelle ismael iva ivan ivo ivy jack jackie jackson jacob jacqueline jacques jade jaden jaime jake jakob jamal james
jamie jan jana jane janet janice janis jared jaron jasmin jasmine jason jasper javier jay jayden jayson jean jeanette jeanne jenna
jennifer jenny jeremie jeremy jermaine jerome jesse jessica jessie jill jim jimmy joana joanna joe joel joey johan johann johanna
johannes john johnny jolie jon jonas jonathan jordan jorge josefina joseph josephine josh joshua joyce juan juana juanita judith
judy jules julia julian juliana julie julien julio julius justin justine kai karen karina karl karla katarina kate katharina
katherine katrina kay kaya kayla keanu kenneth kenny kerry kevin kian kiara kim kimberly kira klara krista kristie kristin
kristina kristine krystal kurt kyle kyra laila lana lara larissa lars laura lauren laurence lavinia layla lea leah lee leif leila
lena lenny leo leon leona leonard leonardo leonie leonor leonora leopold leroy leslie leticia levi lewis leyla lia liam liana
lilia lilian liliana lillian lilly lily lina linda lindsay linnea lionel lisa liv livia liza logan lola lora lorena lorenz lorenzo
lorraine lou louis louisa louise luca lucas lucia lucie lucienne lucille lucy luigi luis luisa luka lukas luke luna lydia lynda
lynette lynn madeleine madeline magdalena magnus maia maja malika mandy manuel manuela mara marc marcel marcela marco marcos
marcus margaret margarita margot maria mariam marian mariana marianna marianne mariano marie marilyn marina mario marion marisa
marius mark marko markus marlene marlon marta martha martin martina martine marvin mary maryam mateo mathew mathias mathilde
matilda matilde mats matt matteo matthew matthias maud maureen maurice max maxim maxime maximilian maxine maya mayra megan meghan
melanie melinda melisa melissa melody melvin merle merlin mia michael michaela micheal michel michele michelle miguel mika mike
mila milan milena milo mina mira miranda miriam mitchell molly mona monica monique morgan morris muriel mustafa nadia nadine nancy
naomi natalia natalie natasha nathalie nathan nathanael neil nela nelson nia nicholas nick nico nicola nicolas nicole nikita niko
nikola nikolas nils nina nino noah noel noemi nora norbert norberto norma norman ofelia olaf olga oliver olivia omar oscar oskar
otilia otto owen pablo pamela paolo patricia patrick paul paula paulette paulina pauline pedro penelope petra phil philip phillip
phoebe pia pierre pietro priscilla quentin rachel rafael rafaela ralph ramiro ramon ramona raphael raquel raul raymond rebeca
rebecca rebeka regina reginald reina renata rhonda ricardo richard rick rico riley rita robert roberta roberto robin robyn rodrigo
roland rolando roman ron rosa rosalia rosalie rosario rose rosemarie rosemary rosie roy ruben ruby rudolph rudy rufus russell ruth
ryan sabina sabrina sally salvador sam samantha sami samir sammy samson samuel sandra sandy santiago santino sara sarah saul
scarlett sean sebastian selena selina selma serena sergio shane sharon shaun shawn shirley sidney sienna silas silvia simeon simon
simone sofia sofie sonia sonja sophia sophie stan stefan stefanie stephan stephanie stephen steve steven susan susanna suzanne
sven sylvia talia tamara tami tania tanya tara tasha taylor ted teodora terence teresa tess thalia thea theo theodor theresa
therese thomas tia tim timothy tina titus tobias toby tom tommie tommy toni tony tracy tristan tyler valentin valentina valeria
valerie vanessa vera veronica vicente vickie vicky victor victoria viktor vilma vince vincent violet virginia virginie vivian
vivien vivienne vladimir walter wanda wayne wesley wilbur wilhelm william wilma xavier yasmin yasmine yolanda yusuf yvette yvonne
zachary zita zoe zoey zora
`
  .trim()
  .split(/\s+/);

export const LAST_NAMES: readonly string[] = `
aalbers aalerud ababii abbott abernathy abeyta abrego abreu abshire acevedo ackerman ackermann adam adamczak adamczyk adamek
adamiak adamowicz adams adamus adorno aebischer aeby agostini aguilera aguirre aigroz albertyn albrecht albu alcala aldea
alexander alfaro alicea allen almaraz almeida alonso altenwerth alvarado alvarez alves amador amaral amorim anaya anderson
andersson andrews andronic angulo ankunding antal antunes aparicio aponte apostol aranda arce archuleta ardelean arellano arenas
arguello armas armijo armstrong arnaut arnesen arnold arredondo arreola arriaga arroyo arteaga arvidsson atencio atkinson auer
aufderhar augustyn austin axelsson ayala azevedo babin bacher baciu badea badillo baeza bagnoud bahena bahringer bailey bajer
bakken bakker balan balcerzak baldwin balint balistreri ball ballouhey balmer balog baloyi baltag banach banasiak banda banica
banks barajas baran barbier barela barker barnes barnett barraza barre barrett barrios barros barrows bartczak bartell bartnik
bartoletti barton bashirian bates batz bauch baumbach beahan beatty bech bechtelar beck becker beckmann bednar bednarski bednarz
beerli beier bejan benavides bengtsson bennett berg berge berger berglund bergnaum bergstrom bernard bernasconi berney bernhard
bernier berry berset bester beyeler bhana bhengu bideau bielak bielawski bielecki bieniek biernat bins birca biro bisgaard bishop
bittner bjerke blaga blake blanchard blanda blatter blick blom bochenek bode bodea bodrug boehm bogan bogisich bogucki bogusz
boico bolle bonde bongo bonilla bordian borer borges borkowski bosco boshoff bossard bossy bostan botan botezatu botnaru botsford
boucher bourcard bourgeois boyd boyer boyes boyle bradley bradtke braga brakus branco bratu breitenberg brekke breton brinza brito
brix broda brogli bromfield brooks brouwer brown bruen brun bryant buchanan buckridge buda bueno buhl bujak bujor bulat bundgaard
burke burkhard burkhardt burns burton buruiana bustos busuioc butler byrne caballero cadena caillat cailler caldwell camacho
camara camarillo cameron campos cara caraballo caraman caraus cardenas cardona carlsen carlson carmona carneiro caron carpenter
carr carranza carre carrion carroll carson carter cartwright carvajal carvalho casanova casares casarez casas casillas casper
cassim cassin castelyn cavazos cazac cazares ceballos ceban cecan cedillo centeno cepeda chambers champlin chandler chapa chapman
chappuis chetty chihai chiriac chirila chirilov chirita chivu chmiel chmura chojnacki cholewa chollet cichy cilliers cioban ciorba
cisneros ciszewski ciumac claasen claesson claeys clark clarke cloete cloos codreanu coelho cojuhari cole coleman colesnic collado
collazo collet collier collins colunga coman condrea conn connelly connolly connor conroy considine contreras cook cooper corboz
cordero corkery cormier cornejo corona coronado corral corrales correa corsten corwin costa costea cotorobai cotruta cotto coulon
courten cousin covalciuc covalenco covali cozma craciun crawford creciun cremin crespo cretu cristescu croitoru crona cronin
cronnje crooks cross crudu cruickshank cruz cuche cucos cucu cunha cunningham curiel curtis cusnir cybulski czajka czarnecki czech
czerniak dabija dach dahlberg dalgaard dalton daly damm danciu daniel danielsen darii daugherty david davies davis dawson day
deckow declerck declercq decoster dekker delagarza delgado delvalle denesik dennis denzler deschamps desmet devos dewilde dhlamini
diaconu dibbert dietrich dietsche dijkstra dixon dlamini dobosz dobre dobrescu dodon dogaru doherty domingues donica donnelly
dooley dower doyle draghici dragoi driessen drozd dubochet dubuis duca ducommun dudek dudziak dudzik dufour dumas duminy duncan
dunn dupont dupuis dupuy duran durand durgan dutoit duval dziedzic ebert edvardsen edwards effertz egger egli eklund eksteen
eliasson elizondo elliott ellis elworthy emard emig emmerich enache enachi erasmus erdman eriksen eriksson ernser esanu esbensen
escalante escamilla escobedo espino espinoza estrada etzebeth evans evensen evers fabre fadel fahey fajardo fankhauser farcas
faria farmer farrell favre feeney feest feil felber ferguson fernandes ferreira ferry fichardt fields fierro figueroa filimon
filip filipek finch finstad fischer fisher fitzgerald fjeld flatley fleming fletcher fleury flis florczak flore flores flynn focsa
fodor fonseca foretay fossum foster fourie fournier fowler fox fraga frami francis franecki franey frank fransson fraser fratila
freeman french freriks frey freymond friedli friesen fritsch frost frunze fuentes fuller furlan furtado gabor gade gadomski
gaillard gaina gajewski galarza gallagher gamboa gamez gamper ganea gangan garcia garden gardner garica garner garrett garrido
garza gasser gavrila gavrilita gavriliuc gawlik gehrig georgescu gerhardt gerhold gerlach gerwig gheorghiu gibson gilbert girard
girardet giraud girbu gisca gislason giurgiu gleason gleichner glosli glover godlewski golban goldner golec gomes gonta gonzales
goodman goodwin goosen goossens gorczany gordhan gorea gottlieb goyette graber graczyk grady graham granado granados grandjean
grant graur gray green greene greenfelder greenholt gregersen griffin griffiths grijalva grimes grobelaar groebli grosjean grosu
groza gruber gruszka grzelak grzesik grzywacz guajardo guardado guerin guillen guillot guinand gulgowski gundersen gupta gurule
gusikowski gutkowski gutmann gutu guzun haag hackett hafner hagenes hahn hald hale haley hall halvorson hamill hamilton hammes
hammond hane hansen hanson hanzl harber harding hardy haro harper harris harrison hart hartman hartmann harvey hattingh hauck
haugaard hawkins hayes hayworth heaney heathcote hedegaard hediger hegmann heidenreich henderson hendriks henriksen henriques
henry heredia herman hermann hermans hermansen hermiston hernandes herzog hessel hettinger heunis hickle hicks higgins hill hills
hilpert hincu hinojosa hintz hirthe hjort hjorth hlongwane hodges hodkiewicz hoeger hofer hoffman hoffmann hofman holland holm
holmberg holmes holmgren holmqvist holt homenick hommel honegger hopkins hoppe horne horton horvath houston howard howe howell
huber hudson huel huels huet hughes huguenin huisman hunt hunter hurtado huseby ichim ignat iliescu immelman ionescu ionita
iordache irimia irizarry isaksson ispas istrate istrati ivascu iversen iwanowski jackson jacobi jacobs jacobson jaimes jakobsen
jakubowski jambor james janik jankowiak jankowski jansen janssen janssens jansson jaramillo jardan jaros jarosz jaskolski jast
jaworski jeanneret jenkins jennings jensen jeppesen jerde jespersen johansen john johns johnsen johnston joly jones jonsson
jordaan jordan josan joyce juhl jung jurado jurkowski justesen juszczak kacprzak kaczmarek kaleta kalinowski kalisz kallis kalyan
kanaria kaniewski kaplan kapusta karan karem karlsen karlsson karwowski kasprzak kasprzyk kassulke kaszuba kathrada kaul kautzer
kawa kawecki keebler keeling kelly kemmer kennedy kerluke kerr kertzmann kessler khan khoza khumalu khuzwayo kiehn kihn kilback
kindelan kirlin kjeldsen klein kleven klimczak kling klocko klusener kmiecik knapik knight knoetze kobus koch kocman koelpin koepp
kohler kolly konieczna konieczny konopelski kosowski koss kostecki kostrzewa kovacek kovacs kowalik kowalski koza kozey krajcik
kramer krasnova kraus krawiec kreiger kriel krige kris kruger krukowski krupa kshlerin kubacki kubheka kubiak kubica kubicki kubli
kucharski kuchta kuhic kuhlman kuhn kuiper kujawa kula kulas kulesza kulig kunde kunze kuphal kurek kutch kuvalis kuypers labadie
laboy lach laine lakin lambelet lambert lane lang langosh langworth larkin larson larsson laubscher laursen lawrence lawson lazari
leahu leal leannon lebsack lech leclercq lecomte ledner lefebvre lefevre leffler legros lehner leite leiva lemaire lemke lemoine
lemus leonard lerma leroux lesch lesiak letsoalo leuba leuschke lewis leyva lima linares lind lindgren lindholm lindqvist linsey
lipka lipski lisiecki littel little llamas lochner lockman logan lombard lomeli long lopez lotter loubser loureiro lourinho lovato
lowe loya lozada lubbers lubina lubowitz luca lucas luchian lueilwitz luettgen lugo lund lunde lundgren lundin lupascu lupu luyt
mabunda macari macedo macejkovic macovei madej madera madrigal madsen maggio mahabeer mahlangu maillard majcher majka makhanya
makowski maldonado malec malicki maluleke mann manolache mansell mante marais marchewka marciniak marczak marek mares marian marin
marino mariz markham markowski marks marquardt marrero marsh marshall martens martin martins martinsen marvin marzec maseko mason
masson mateescu mathebula matos matthews matthey matula matusiak matuszak maxwell mayer mayert mayorga mazibuko mazilu mazur
mazurek mbatha mccarthy mccoy mccullough mcdermott mchunu mckenzie mclaughlin medeiros medhurst medrano meier meintjies meireles
mellett melo meloni mena menard menchaca mensah menu meraz mercado mereuta merian mermoud mertens mertz mesa mesquita metz meyer
meza mhlongo michalak michalik michalski michel mihaila mihailov mihalache mihalachi mihalcea mikula milczarek milea miles miller
mills mindru miranda mireles misiak misztal mitchell mkhize mocan mocanu modise moen mofokeng moise moisei mojica mokwena moldovan
molenaar molenda molina moloi monahan monnard monteiro montero montez montoya moore moors moosa mora moraes moran morar morari
morawski moraz moreira morel morin morissette morkel morris morrison morton mosciski moser moss mota mottet motyka moulin moura
mphahlele mraz mrozek mucha mudau mueller mulder muller mullins munch munk munro munsamy munteanu murawski murazik muresan muro
murphy murray musteata musy myburg myers myhrer nader nagy nair naranjo nash nastase naude nava navarrete nawrot ndlovu neacsu
neagoe neagu nechita nedelcu negara nelson nemes neto neubauer neumann neves newman newton ngcobo ngubane nguyen ngwenya nica
nichols nicholson nicoara nicolaev nicolas nicolescu niedziela niemczyk niemiec nienow nikolaus nilsen nilsson nitu nitzsche nkomo
nkosi nogueira nolan norberg nordby nordin nordskaug noriega norman norris norton nowacki nowaczyk nowak nowicki nwachukwu nyberg
nygaard oancea oberbrunner oberlin ocampo ocasio ochse ojeda okuneva olari olariu olczak oleinic olejnik oliva olivas oliver
olofsson olson olsson olstad oltean ondricka ontiveros oppong oquendo orellana ornelas orosco orozco ortega ortiz osborne osei
osinski osorio ossowski owczarek owen owens ozuna pacheco pacocha padberg padilla paduraru pagac page palacios palii palmer
palomino palomo paluch pana panek paraschiv paredes parisian parker parlier parnell parsons partida partyka parvu pasat pasca
pascari pascaru pascu pasternak patel paterson patterson paucek paul paulse pavel pavlov pawelec pawlicki pawlik pearce pearson
pedersen pedroza peeters peixoto pelayo peralta peres perez perkins perrin perroy perry petcu peter petersen peterson petit
petrescu pettersen pfeffer pham piasecki pieczek piekarski pienaar pietras pietrzak piguet pilarski pimentel pinho pinon pintea
pintilie pinto pires pirvu pithey pittard placinta plomb poels pohl poirier polanco polizzi pollich ponce pons poole poore popescu
popova popusoi porras porter portillo postica postma potgieter potter pouros powell powers powlowski prado pratt preciado predovic
prevost price prieto pringle prinsen prinsloo prisacari prisacaru procter prodan prohaska prokop prosacco pruteanu puente puiu
pulido purdy pytel queiroz quigley quinn quinodoz quintana quintero quitzon racordon racu radecki radoi radomski radulescu railean
raileanu ramos ramsey randall raposo rata ratajczak rath ratke rausch ravet ravn raya raynor razo reed rees reeves reichel
reichert reid reilly reinger rempel renard renner revenco reymond reynolds rhodes rice richards richardson richter ridge riley
riner rippin ritchie ritsma rivas rivera rivers riviere robak robel roberts robertson robinson robledo robu rocha rochat rodarte
rodriguez rogahn rogala rogers rogowski rohan rojo rolfson rolland romaguera romanciuc roob roos rosa rosas rosca rose rosenbaum
rosiak ross rosu rougemont roussel rowe roybal royer rudzki ruecker ruiz runolfsson runte rusin rusnac russel russell russu rusu
rutherford rutkowski ruud ryan rybak rybarczyk rybicki rzepka sabau sadowski saiz salazar salcedo salcido saldivar salgado
samaniego sanabria sanches sanchez sandberg sanders sandor sanford santacruz santana sarabia saraiva sarbu satterfield saunders
savary savciuc savoia savu sawayn sawicki schaden schaefer schamberger scheurer schiller schimmel schinner schipper schmeler
schmid schmidt schmitt schneider schnider schnyder schoen scholten schowalter schrepfer schroeder schulist schultz schumm schuppe
schuster schweitz schweizer scott scurtu scutaru secrieru sedillo segovia segura senger serban seremet serna serra serrano
sevcenco sevilla shanahan sharp shaw shelton sherman shields sibiya siedlecki sikora sikorski sima simmen simmons simon simonet
simonis simonsen simpson sinclair singh sipes sirbu sirghi sisneros sitek sithole siwek skalski skiba skiles skoglund skowron
skowronek skrzypek skuterud smeets smit smith smitham smogeli smyth snedden snooke snyder snyman soare soares sobczak sobczyk
sobieraj sochirca socolov solberg soliz solli solorio solorzano soltan sommer soria sosnowski souza sowa spataru spencer spinka
spinu sporer sprunger sroka stachura staicu stamm stanciu stanek stanton stark stasiak stefaniak stehr steiner stepanov stephens
steuber stevens stevenson stewart steyn stiedemann stokes stolarski stoltenberg stone stracke straka streich stroman strosin
strydon styger sullivan summers sundberg suski suter sutton sutz svensson svet svoboda swaniawski swanson swart symcox szabo
szczerba szewczyk szostak szwarc szwed szyszka talpa tangen tapia taran tarnowski taylor terlouw terry terzi thiel thomas thompson
thomson thoresen thornton tillman tinguely tkaczyk toader todd tofan toft tokarski toledo toma tomala tomczak torgersen torp
torphy torres towne townsend tracz trandafir trantow tremblay treutel triboi trif trifan tromp trujillo truter trzeciak tschudi
tsotetsi tucker tudorache turcan turcotte turcu turek turner ulibarri ulloa ullrich underwood ungureanu upton urban urbanek
urbaniak urrutia ursu vaduva valdez valdivia valencia valente valle vallejo valles vandervort varela varga vargas vasilescu
vasiliu vasseur vaughan veenstra vegge venegas venter verbeek verdes verdugo verduzco veres vermeulen versfeld veum vicol vieira
vigil viklund viljoen villa villadsen villareal villegas vink vinther vintila virlan visagie visan vlas vogel volkman vosloo wade
waelchi wagenaar wagner walczak walker walkowiak wallace wallin walsh walter walters ward warner warren washington wasiak waters
watkins watsica watson watts weaver webb weber webster wehner weimann weiss weissnat welch welti wentzel wessels west wheatley
wheeler whitaker whitehead widmer wiegand wilderman wilk wilkins wilkinson willemsen williams williamson willis willms wilson
windler winkler winters wintheiser winther wisoky wisozk witkowski witting wiza wojtas wolf wolff wolmerans wolny wolski wolters
wood woods woodward wouters wright wuckert wunsch wyman xaba xacon yanes yates ybarra yebra yost young yundt zabaleta zach
zalewski zamarreno zambrana zambrano zamudio zapletal zaporojan zaragoza zarate zaremba zarzycki zawada zboncak zelenka zemlak
zepeda ziemann zieme zijlstra zimmerman zondi zulauf zwane zych
`
  .trim()
  .split(/\s+/);
