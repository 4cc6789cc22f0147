/** Auth: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Auth',
  `
enum LoginDiscoveryMethod { LIGHTNING_LOGIN PASSWORD }
Oauth2TokenExchangeHandler { new(); User getUserForTokenSubject(Id, Auth.TokenValidationResult, Boolean, String,
  Auth.IntegratingAppType); Auth.TokenValidationResult validateIncomingToken(String, Auth.IntegratingAppType, String,
  Auth.OAuth2TokenExchangeType); Contact getContactForTokenSubject(Id, Auth.TokenValidationResult, Boolean, String,
  Auth.IntegratingAppType); Boolean mapToUser(Id, Auth.TokenValidationResult, Boolean, Boolean, String,
  Auth.IntegratingAppType) }
OAuthRefreshResult { String accessToken; String error; String refreshToken; new(String accessToken, String
  refreshToken, String error); new(String accessToken, String refreshToken) }
interface RegistrationHandler { User createUser(Id, Auth.UserData); void updateUser(Id, Id, Auth.UserData) }
ConnectedAppPlugin { new(); Boolean authorize(Id, Id, Boolean, Auth.InvocationContext); Map<String, String>
  customAttributes(Id, Id, Map<String, String>); Map<String, String> customAttributes(Id, Id, Map<String, String>,
  Auth.InvocationContext); Dom.XmlNode modifySAMLResponse(Map<String, String>, Id, Dom.XmlNode); void refresh(Id, Id,
  Auth.InvocationContext); Boolean authorize(Id, Id, Boolean); Map<String, String> customAttributes(Id, Map<String,
  String>); void refresh(Id, Id) }
interface MyDomainLoginDiscoveryHandler { PageReference login(String, String, Map<String, String>) }
UserData { String identifier; String firstName; String lastName; String fullName; String email; String link; String
  username; String locale; String provider; String siteLoginUrl; Map<String, String> attributeMap; String idToken;
  String userInfoJSONString; String idTokenJSONString; new(String identifier, String firstName, String lastName,
  String fullName, String email, String link, String username, String locale, String provider, String siteLoginUrl,
  Map<String, String> attributeMap); new(String identifier, String firstName, String lastName, String fullName, String
  email, String link, String username, String locale, String provider, String siteLoginUrl, Map<String, String>
  attributeMap, String idToken, String userInfoJSONString) }
interface AuthProviderPlugin { String getCustomMetadataType(); Auth.UserData getUserInfo(Map<String, String>,
  Auth.AuthProviderTokenResponse); Auth.AuthProviderTokenResponse handleCallback(Map<String, String>,
  Auth.AuthProviderCallbackState); PageReference initiate(Map<String, String>, String) }
interface HeadlessSelfRegistrationHandler { User createUser(Id, Auth.UserData, String, String, String) }
enum VerificationPolicy { HIGH_ASSURANCE }
interface ConfigurableSelfRegHandler { Id createUser(Id, Id, Map<Schema.SObjectField, String>, String) }
HttpCalloutMockUtil { new(); static void setHttpMock(HttpCalloutMock) }
enum CustomOneTimePasswordDeliveryResult { COUNTRY_BLOCK EXCEPTION INVALID_PHONE_NUMBER MESSAGE_LIMIT_EXCEEDED
  PROVIDER_ERROR SUCCESS }
CommunitiesUtil { new(); static String getLogoutUrl(); static String getUserDisplayName(); static Boolean
  isGuestUser(); static Boolean isInternalUser() }
TokenValidationResult { String customErrorMsg; Object data; Boolean isValid; String token;
  Auth.OAuth2TokenExchangeType tokenType; Auth.UserData userData; new(); new(Boolean isValid, Object data,
  Auth.UserData userData, String token, Auth.OAuth2TokenExchangeType tokenType, String customErrorMsg); new(Boolean
  isValid); String getCustomErrorMessage(); Object getData(); String getToken(); Auth.OAuth2TokenExchangeType
  getTokenType(); Auth.UserData getUserData(); Boolean isValid() }
interface CustomOneTimePasswordDeliveryHandler { Auth.CustomOneTimePasswordDeliveryResult sendOneTimePassword(Id,
  String, String, String, Id, String) }
AuthProviderCallbackState { String body; Map<String, String> headers; Map<String, String> queryParameters;
  new(Map<String, String> headers, String body, Map<String, String> queryParameters) }
ExternalClientAppOauthHandler { new(); Boolean authorize(Id, Id, Boolean, Auth.InvocationContext); Map<String, String>
  customAttributes(Id, Id, Map<String, String>, Auth.InvocationContext); void refresh(Id, Id, Auth.InvocationContext)
  }
enum OauthTokenType { ACCESS_TOKEN DELETE_TOKEN REFRESH_TOKEN ORG_JWT }
enum LightningLoginEligibility { ELIGIBLE ORG_AUTHENTICATOR_NOT_ENABLED ORG_PREF_NOT_ENABLED
  USER_AUTHENTICATOR_NOT_CONNECTED USER_NOT_ALLOWED USER_NOT_ENROLLED USER_PERM_NOT_ENABLED }
AuthConfiguration { new(String, String); new(Id, String); Boolean getAllowInternalUserLoginEnabled();
  List<AuthProvider> getAuthProviders(); String getBackgroundColor(); Boolean getCertificateLoginEnabled(String);
  String getDefaultProfileForRegistration(); String getFooterText(); String getForgotPasswordUrl(); Boolean
  getHeadlessForgotPasswordEnabled(); Boolean getHeadlessPasswordlessLoginEnabled(); Boolean
  getHeadlessRegistrationEnabled(); String getLogoUrl(); String getLoginRightFrameUrl(); Boolean
  getSelfRegistrationEnabled(); String getSelfRegistrationUrl(); String getStartUrl(); Boolean
  getUsernamePasswordEnabled(); Boolean isCommunityUsingSiteAsContainer(); static String
  getAuthProviderSsoDomainUrl(String, String, String); static String getAuthProviderSsoUrl(String, String, String);
  static String getCertificateLoginUrl(String, String); static String getSamlSsoUrl(String, String, String); Object
  getAuthConfig(); List<Object> getAuthConfigProviders(); Boolean getEmbeddedLoginEnabled(); Boolean
  getHeadlessFrgtPswEnabled(); List<Object> getSamlProviders() }
interface SamlJitHandler { User createUser(Id, Id, Id, String, Map<String, String>, String); void updateUser(Id, Id,
  Id, Id, String, Map<String, String>, String) }
OauthToken { new(); static Boolean revokeToken(Auth.OauthTokenType, String) }
enum InvocationContext { ASSET_TOKEN OAUTH1 OAUTH2_JWT_BEARER_TOKEN OAUTH2_SAML_ASSERTION OAUTH2_SAML_BEARER_ASSERTION
  OAUTH2_USERNAME_PASSWORD OAUTH2_USER_AGENT_ID_TOKEN OAUTH2_USER_AGENT_TOKEN OAUTH2_WEB_SERVER OPENIDCONNECT
  REFRESH_TOKEN SAML_ASSERTION UNKNOWN USERID_ENDPOINT }
enum OAuth2TokenExchangeType { ACCESS_TOKEN ID_TOKEN JWT REFRESH_TOKEN SAML_2 }
JWS { new(Auth.JWT, String); new(String, String); String getCompactSerialization() }
enum VerificationMethod { EMAIL PASSWORD SALESFORCE_AUTHENTICATOR SMS TOTP U2F BUILT_IN_AUTHENTICATOR SECURITY_KEY }
AuthProviderTokenResponse { String oauthSecretOrRefreshToken; String oauthToken; String provider; String state; String
  idToken; new(String provider, String oauthToken, String oauthSecretOrRefreshToken, String state); new(String
  provider, String oauthToken, String oauthSecretOrRefreshToken, String state, String idToken) }
interface HeadlessUserDiscoveryHandler { Auth.HeadlessUserDiscoveryResponse discoverUserFromLoginHint(Id, String,
  Auth.VerificationAction, String, Map<String, String>) }
GeneratedUserData { String alias; String email; String emailEncodingKey; String firstName; String languageLocaleKey;
  String lastName; String localesIdKey; String timeZoneSidKey; String username; new(String, String, String, String,
  String, String, String, String, String) }
enum IntegratingAppType { CA ECA }
AuthToken { new(); static String getAccessToken(String, String); static Map<String, String> getAccessTokenMap(String,
  String); static Map<String, String> refreshAccessToken(String, String, String); static Boolean revokeAccess(String,
  String, String, String) }
JsonValueOutput { Boolean booleanValue; Double doubleValue; Integer integerValue; String jsonArrayValue; String
  jsonStringValue; String stringValue; new(String stringValue, Boolean booleanValue, Integer integerValue, Double
  doubleValue, String jsonStringValue, String jsonArrayValue) }
AuthProviderPluginClass { new(); String getCustomMetadataType(); Auth.UserData getUserInfo(Map<String, String>,
  Auth.AuthProviderTokenResponse); Auth.AuthProviderTokenResponse handleCallback(Map<String, String>,
  Auth.AuthProviderCallbackState); PageReference initiate(Map<String, String>, String); Auth.OAuthRefreshResult
  refresh(Map<String, String>, String) }
HeadlessUserDiscoveryResponse { String customErrorMessage; Set<Id> userIds; new(Set<Id>, String) }
JWTBearerTokenExchange { new(String tokenEndpoint, Auth.JWS jws); String getAccessToken(); String getGrantType();
  HttpResponse getHttpResponse(); Auth.JWS getJWS(); String getTokenEndpoint(); void setGrantType(String); void
  setJWS(Auth.JWS); void setTokenEndpoint(String) }
enum SessionLevel { LOW STANDARD HIGH_ASSURANCE }
JWTUtil { new(); static Auth.JWT parseJWTFromStringWithoutValidation(String); static Auth.JWT
  validateJWTWithCert(String, String); static Auth.JWT validateJWTWithKey(String, String); static Auth.JWT
  validateJWTWithKeysEndpoint(String, String, Boolean) }
SessionManagement { new(); static PageReference finishLoginDiscovery(Auth.LoginDiscoveryMethod, Id); static
  PageReference finishLoginFlow(); static PageReference finishLoginFlow(String); static String
  generateVerificationUrl(Auth.VerificationPolicy, String, String); static Map<String, String> getCurrentSession();
  static Auth.LightningLoginEligibility getLightningLoginEligibility(Id); static Map<String, String> getQrCode();
  static Auth.SessionLevel getRequiredSessionLevelForProfile(String); static Map<String, String>
  ignoreForConcurrentSessionLimit(Object); static Boolean inOrgNetworkRange(String); static Boolean
  isIpAllowedForProfile(String, String); static void setSessionLevel(Auth.SessionLevel); static Boolean
  validateTotpTokenForKey(String, String); static Boolean validateTotpTokenForKey(String, String, String); static
  Boolean validateTotpTokenForUser(String); static Boolean validateTotpTokenForUser(String, String); static
  PageReference verifyDeviceFlow(String, String) }
interface LoginDiscoveryHandler { PageReference login(String, String, Map<String, String>); PageReference
  login(String, String) }
JWT { new(); Map<String, Object> getAdditionalClaims(); String getAud(); String getIss(); Integer getNbfClockSkew();
  String getSub(); Integer getValidityLength(); void setAdditionalClaims(Map<String, Object>); void setAud(String);
  void setIss(String); void setNbfClockSkew(Integer); void setSub(String); void setValidityLength(Integer); String
  toJSONString() }
VerificationResult { String message; PageReference redirect; Boolean success; new(PageReference, Boolean, String) }
enum VerificationAction { EMAIL SMS }
interface ConfirmUserRegistrationHandler { Id confirmUser(Id, Id, Id, Auth.UserData) }
`,
);
