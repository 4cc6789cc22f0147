/** The people of the demo org: names from several locales, one address each, all on domains reserved for examples (RFC 2606, RFC 6761). */
import type { Faker } from '@faker-js/faker';
import { faker as fakerDE } from '@faker-js/faker/locale/de';
import { faker as fakerEN_US } from '@faker-js/faker/locale/en_US';
import { faker as fakerES } from '@faker-js/faker/locale/es';
import { faker as fakerFR } from '@faker-js/faker/locale/fr';
import { faker as fakerPL } from '@faker-js/faker/locale/pl';
import { faker as fakerSV } from '@faker-js/faker/locale/sv';
import { hash, pick } from './hash.ts';

const POOL = 600;
const COMPANIES = 4000;

interface Locale {
  readonly country: string;
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly cities: readonly string[];
  readonly streets: readonly string[];
  readonly phonePrefix: string;
}

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly street: string;
  readonly country: string;
}

export interface Company {
  readonly name: string;
  readonly domain: string;
  readonly mailbox: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
}

export interface People {
  /** The same index is the same person, on whatever object. */
  person(index: number): Person;
  company(index: number): Company;
}

export function createPeople(seed: number): People {
  const locales = makeLocales(seed);
  const companyNames = makeCompanyNames(seed);
  return {
    person(index) {
      const locale = localeOf(locales, seed, index);
      const firstName = pick(locale.firstNames, seed, index, 1);
      const lastName = pick(locale.lastNames, seed, index, 2);
      const domain =
        hash(seed, index, 3) % 3 === 0
          ? pick(CONSUMER_DOMAINS, seed, index, 4)
          : domainOf(pick(companyNames, seed, index, 5));
      return {
        firstName,
        lastName,
        email: `${ascii(firstName)}.${ascii(lastName)}${index + 1}@${domain}`,
        phone: `${locale.phonePrefix} 555 ${String(hash(seed, index, 6) % 10_000_000).padStart(7, '0')}`,
        city: pick(locale.cities, seed, index, 7),
        street: `${pick(locale.streets, seed, index, 8)} ${(hash(seed, index, 9) % 180) + 1}`,
        country: locale.country,
      };
    },
    company(index) {
      const locale = localeOf(locales, seed, index + 7_000_003);
      const base = companyNames[index % companyNames.length];
      const name =
        index < companyNames.length
          ? base
          : `${base} ${pick(locale.cities, seed, index, 10)} ${Math.floor(index / companyNames.length)}`;
      const domain = domainOf(name);
      return {
        name,
        domain,
        mailbox: `info@${domain}`,
        city: pick(locale.cities, seed, index, 11),
        country: locale.country,
        phone: `${locale.phonePrefix} 555 ${String(hash(seed, index, 12) % 10_000_000).padStart(7, '0')}`,
      };
    },
  };
}

const CONSUMER_DOMAINS = ['example.com', 'example.org', 'example.net', 'mail.example', 'post.example'] as const;

function localeOf(locales: readonly Locale[], seed: number, index: number): Locale {
  return locales[LOCALE_SHARES[hash(seed, index, 0) % LOCALE_SHARES.length]];
}
/** Half of the people are from the first locale. */
const LOCALE_SHARES = [0, 0, 0, 0, 0, 1, 2, 3, 4, 5] as const;

function makeLocales(seed: number): Locale[] {
  const of = (faker: Faker, country: string, phonePrefix: string): Locale => {
    faker.seed(seed);
    const many = (make: () => string) => Array.from({ length: POOL }, make);
    return {
      country,
      phonePrefix,
      firstNames: many(() => faker.person.firstName()),
      lastNames: many(() => faker.person.lastName()),
      cities: many(() => faker.location.city()),
      streets: many(() => faker.location.street()),
    };
  };
  return [
    of(fakerEN_US, 'United States', '+1'),
    of(fakerDE, 'Germany', '+49'),
    of(fakerFR, 'France', '+33'),
    of(fakerES, 'Spain', '+34'),
    of(fakerPL, 'Poland', '+48'),
    of(fakerSV, 'Sweden', '+46'),
  ];
}

function makeCompanyNames(seed: number): string[] {
  fakerEN_US.seed(seed + 1);
  const names = new Set<string>();
  while (names.size < COMPANIES) {
    names.add(
      `${fakerEN_US.person.lastName()} ${fakerEN_US.commerce.department()} ${fakerEN_US.helpers.arrayElement(['Inc', 'GmbH', 'Ltd', 'AB', 'SA', 'Group'])}`,
    );
  }
  return [...names];
}

function domainOf(companyName: string): string {
  return `${ascii(companyName).replaceAll('.', '')}.example`;
}

function ascii(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
