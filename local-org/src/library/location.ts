/** System.Location and System.Address: values of compound fields. Source: Apex Reference Guide, "Location Class", "Address Class". */
import { required } from '../runtime/args.ts';
import { ApexAddress, ApexLocation } from '../runtime/compound.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { libraryClass } from '../runtime/library.ts';

const numberOf = (value: ApexDecimal | number): number => (value instanceof ApexDecimal ? value.toNumber() : value);

export const locationClass = libraryClass({
  name: 'System.Location',
  members: {
    'static System.Location newInstance(Decimal latitude, Decimal longitude)': (
      latitude: ApexDecimal,
      longitude: ApexDecimal,
    ) => new ApexLocation(numberOf(required(latitude)), numberOf(required(longitude, 2))),
    'static Double getDistance(System.Location first, System.Location second, String unit)': (
      first: ApexLocation,
      second: ApexLocation,
      unit: string,
    ) => required(first).distanceTo(required(second, 2), required(unit, 3)),
    'Double getDistance(System.Location toLocation, String unit)': (
      self: ApexLocation,
      to: ApexLocation,
      unit: string,
    ) => self.distanceTo(required(to), required(unit, 2)),
    'Double getLatitude()': (self: ApexLocation) => self.latitude,
    'Double getLongitude()': (self: ApexLocation) => self.longitude,
    'property Double latitude': { get: (self: ApexLocation) => self.latitude },
    'property Double longitude': { get: (self: ApexLocation) => self.longitude },
  },
  instance: ApexLocation,
});

export const addressClass = libraryClass({
  name: 'System.Address',
  members: {
    'String getStreet()': (self: ApexAddress) => self.parts.street,
    'String getCity()': (self: ApexAddress) => self.parts.city,
    'String getState()': (self: ApexAddress) => self.parts.state,
    'String getStateCode()': (self: ApexAddress) => self.parts.stateCode,
    'String getPostalCode()': (self: ApexAddress) => self.parts.postalCode,
    'String getCountry()': (self: ApexAddress) => self.parts.country,
    'String getCountryCode()': (self: ApexAddress) => self.parts.countryCode,
    'String getGeocodeAccuracy()': (self: ApexAddress) => self.parts.geocodeAccuracy,
    'Double getLatitude()': (self: ApexAddress) => self.parts.latitude,
    'Double getLongitude()': (self: ApexAddress) => self.parts.longitude,
    'Double getDistance(System.Location toLocation, String unit)': (
      self: ApexAddress,
      to: ApexLocation,
      unit: string,
    ) => self.location?.distanceTo(required(to), required(unit, 2)) ?? null,
    'property String street': { get: (self: ApexAddress) => self.parts.street },
    'property String city': { get: (self: ApexAddress) => self.parts.city },
    'property String state': { get: (self: ApexAddress) => self.parts.state },
    'property String stateCode': { get: (self: ApexAddress) => self.parts.stateCode },
    'property String postalCode': { get: (self: ApexAddress) => self.parts.postalCode },
    'property String country': { get: (self: ApexAddress) => self.parts.country },
    'property String countryCode': { get: (self: ApexAddress) => self.parts.countryCode },
    'property String geocodeAccuracy': { get: (self: ApexAddress) => self.parts.geocodeAccuracy },
    'property Double latitude': { get: (self: ApexAddress) => self.parts.latitude },
    'property Double longitude': { get: (self: ApexAddress) => self.parts.longitude },
  },
  instance: ApexAddress,
});
