/** Values of compound fields: locations and addresses. Immutable. */
import { ApexDouble } from './double.ts';

const EARTH_RADIUS_KM = 6_371;
const KM_PER_MILE = 1.609344;

export class ApexLocation {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }

  /** Along a great circle. `unit`: `mi` or `km`. */
  distanceTo(other: ApexLocation, unit: string): number {
    const radians = (degrees: number): number => (degrees * Math.PI) / 180;
    const [a, b] = [radians(this.latitude), radians(other.latitude)];
    const half = (angle: number): number => Math.sin(angle / 2) ** 2;
    const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.longitude - this.longitude));
    const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
    return unit.toLowerCase() === 'mi' ? km / KM_PER_MILE : km;
  }

  equals(other: unknown): boolean {
    return other instanceof ApexLocation && other.latitude === this.latitude && other.longitude === this.longitude;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['latitude', new ApexDouble(this.latitude)],
      ['longitude', new ApexDouble(this.longitude)],
    ];
  }

  toString(): string {
    return `System.Location[getLatitude=${this.latitude};getLongitude=${this.longitude};]`;
  }
}

/** The parts of an address field, each null where it is blank. */
export interface AddressParts {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly geocodeAccuracy: string | null;
  readonly stateCode: string | null;
  readonly countryCode: string | null;
}

export class ApexAddress {
  readonly parts: AddressParts;

  constructor(parts: AddressParts) {
    this.parts = parts;
  }

  /** null: the address has no coordinates. */
  get location(): ApexLocation | null {
    const { latitude, longitude } = this.parts;
    return latitude === null || longitude === null ? null : new ApexLocation(latitude, longitude);
  }

  toString(): string {
    const { street, city, state, postalCode, country } = this.parts;
    return `System.Address[getCity=${city};getCountry=${country};getPostalCode=${postalCode};getState=${state};getStreet=${street};]`;
  }

  /** As the REST API and `JSON.serialize` show it: every part, blank ones too. */
  jsonEntries(): readonly (readonly [string, unknown])[] {
    const { parts } = this;
    return (
      ['city', 'country', 'geocodeAccuracy', 'latitude', 'longitude', 'postalCode', 'state', 'street'] as const
    ).map((name) => [name, typeof parts[name] === 'number' ? new ApexDouble(parts[name]) : parts[name]]);
  }
}
