/** Addresses and values that have broken maskers: each on a line of its own, with what is special about it. */
export const HARD_ADDRESSES: readonly string[] = [
  'a@b.co', // shortest
  `${'a'.repeat(64)}@${'b'.repeat(11)}.com`, // longest local part in 80 characters
  `x@${'long-domain.'.repeat(6)}org`, // long domain
  'jane.doe@example.com',
  'jane.doe+newsletter@example.com', // plus tag
  "o'brien@example.ie", // apostrophe
  'jane..doe@example.com', // the platform accepts two dots in the middle
  'jane.@example.com', // and one at the end
  '!#$%&*/=?^_+-`{|}~@example.com', // every special character the platform takes
  '"jane doe"@example.com', // quoted
  'jane@[192.0.2.1]', // address literal
  'jane@localhost', // no dot in the domain
  'jürgen.müller@beispiel.example', // precomposed umlauts
  'ju\u0308rgen.mu\u0308ller@beispiel.example', // the same, decomposed
  '用户@例子.example', // Chinese
  'пользователь@пример.example', // Cyrillic
  'दत्ता@उदाहरण.example', // Devanagari
  'مستخدم@مثال.example', // right to left
  'user@xn--fsqu00a.example', // punycode
  '👩‍💻@example.com', // emoji with a joiner
  'jane@corp.com.invalid', // the platform's suffix: still a real person
  'jane.doe@corp.com.invalid',
  'olivia.bennett@mail.acme.invalid', // shape without number
  'olivia.bennett-482910573318204@mail.acme.invalid', // 15 digits
  'olivia.bennett-48291057331820441@mail.acme.invalid', // 17 digits
  'zzzz.qqqq-4829105733182044@mail.acme.invalid', // names that are in no list
  'olivia.bennett-4829105733182044@mail.acme.com', // not under .invalid
  'olivia.bennett-4829105733182044@invalid', // directly at .invalid
  'olivia.bennett-4829105733182044@.invalid',
  'jane@example.com; john@example.com', // two addresses in one value
  'jane@example.com,john@example.com',
  'Jane Doe <jane@example.com>', // with a display name
  'mailto:jane@example.com',
  'not an address',
  '@',
  '@example.com',
  'jane@',
  'jane@@example.com',
  '-@-.-',
  '0000000000000000@0.example',
  'null@example.com',
  'undefined@example.com',
  'constructor@example.com', // names of JavaScript's own
  '__proto__@example.com',
  'tostring@example.com',
  'hasownproperty@example.com',
];
